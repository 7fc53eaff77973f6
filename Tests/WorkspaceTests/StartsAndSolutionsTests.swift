import Foundation
import Testing

@testable import Judge

struct StartsAndSolutionsTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private let judge: Judge
    private let workspace: Workspace

    init() async throws {
        workspace = try Workspace(containing: Self.root)
        judge = try await Judge(workspace: workspace)
    }

    private func kata(_ name: String) throws -> Kata {
        try #require(try workspace.katas().first { $0.name == name })
    }

    @Test(arguments: LayoutTests.names) func `every start compiles, behaves, and lacks the seam`(_ name: String) async throws {
        let kata = try kata(name)
        let verdict = try await judge.check(kata, in: kata.folder.appending(path: ".start"))

        #expect(verdict.verdict == .unsolved)
        #expect(verdict.failed == .seam, "\(verdict)")
        #expect(verdict.message.contains(kata.seam))
    }

    @Test(arguments: LayoutTests.names) func `every solution is solved, and its tests catch every fault`(_ name: String) async throws {
        let kata = try kata(name)
        let verdict = try await judge.check(kata, in: workspace.solution(of: kata))

        #expect(verdict.isSolved, "\(verdict)")
        #expect(!verdict.faults.isEmpty)
        #expect(verdict.faults.allSatisfy { $0.caught && !$0.by.isEmpty }, "\(verdict.faults)")
        #expect(verdict.notes == [])
    }

    @Test(arguments: LayoutTests.names) func `a test that asserts nothing lets every fault pass`(_ name: String) async throws {
        let kata = try kata(name)
        let folder = FileManager.default.temporaryDirectory.appending(path: "seams-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let solution = workspace.solution(of: kata)
        try FileManager.default.copyItem(at: solution.appending(path: "Sources"), to: folder.appending(path: "Sources"))
        try FileManager.default.copyItem(at: kata.folder.appending(path: ".start/Tests"), to: folder.appending(path: "Tests"))

        let verdict = try await judge.check(kata, in: folder)

        #expect(verdict.failed == .faults, "\(verdict)")
        #expect(verdict.reason == .survived)
        #expect(verdict.faults.allSatisfy { !$0.caught })
        #expect(verdict.notes.contains { $0.contains("viewDidAppear") && $0.hasPrefix("real event:") }, "\(verdict.notes)")
    }
}
