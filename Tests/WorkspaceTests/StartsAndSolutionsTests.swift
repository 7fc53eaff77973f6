import Foundation
import TestSupport
import Testing

@testable import Judge
@testable import Workspace

/// The starts are unsolved, the solutions are solved, and only with tests that notice.
struct StartsAndSolutionsTests {
    private let judge: Judge
    private let workspace: Workspace

    init() async throws {
        workspace = try Workspace(containing: Clone.root)
        judge = try await Judge(workspace: workspace, cache: Clone.cache, workload: .many)
    }

    private func kata(_ name: String) throws -> Kata {
        try #require(try workspace.katas().first { $0.name == name })
    }

    private func check(_ kata: Kata, in folder: URL) async throws -> Verdict {
        try await Gate.work.pass { try await judge.check(kata, in: folder) }
    }

    @Test(arguments: LayoutTests.judged)
    func `every start compiles, and is unsolved for the reason that it is meant to have`(_ name: String) async throws {
        let kata = try kata(name)
        let verdict = try await check(kata, in: kata.startFolder)

        #expect(verdict.verdict == .unsolved)
        #expect(verdict.failed == kata.start, "\(verdict)")
        #expect(kata.start != .seam || (verdict.message + verdict.next).contains(kata.seamParts[0].declaration))
    }

    @Test(arguments: LayoutTests.judged) func `every solution is solved, and its tests catch every fault`(_ name: String) async throws {
        let kata = try kata(name)
        let verdict = try await check(kata, in: workspace.solution(of: kata))

        #expect(verdict.isSolved, "\(verdict)")
        #expect(!verdict.faults.isEmpty)
        #expect(verdict.faults.allSatisfy { $0.caught && !$0.by.isEmpty }, "\(verdict.faults)")
        #expect(verdict.notes == [])
    }

    @Test(arguments: LayoutTests.judged) func `a test that asserts nothing lets every fault pass`(_ name: String) async throws {
        let kata = try kata(name)
        let work = try SolutionWithTests(of: kata, in: workspace) { tests in
            try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
            try Data("import Testing\n\n@Test func nothing() {}\n".utf8).write(to: tests.appending(path: "Tests.swift"))
        }

        let verdict = try await check(kata, in: work.folder)

        #expect(verdict.failed == .faults, "\(verdict)")
        #expect(verdict.reason == .survived)
        #expect(verdict.faults.allSatisfy { !$0.caught })
    }

    @Test(arguments: LayoutTests.screensWithTheVendor)
    func `the test that a screen comes with sends a real event, and the verdict says so`(_ name: String) async throws {
        let kata = try kata(name)
        let work = try SolutionWithTests(of: kata, in: workspace) { tests in
            try FileManager.default.copyItem(at: kata.startFolder.appending(path: "Tests/\(kata.module)Tests"), to: tests)
        }

        let verdict = try await check(kata, in: work.folder)

        #expect(verdict.failed == .faults, "\(verdict)")
        #expect(verdict.notes.contains { $0.contains("viewDidAppear") && $0.hasPrefix("real event:") }, "\(verdict.notes)")
    }
}

/// A folder with a solution's sources and other tests; removed with the test.
private final class SolutionWithTests {
    let folder = FileManager.default.temporaryDirectory.appending(path: "seams-\(UUID().uuidString)")

    init(of kata: Kata, in workspace: Workspace, tests: (URL) throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder.appending(path: "Tests"), withIntermediateDirectories: true)
        for part in kata.folders where part != "Tests" {
            try FileManager.default.copyItem(at: workspace.solution(of: kata).appending(path: part), to: folder.appending(path: part))
        }
        try tests(folder.appending(path: "Tests/\(kata.module)Tests"))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }
}
