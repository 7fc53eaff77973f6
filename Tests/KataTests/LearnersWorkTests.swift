import Foundation
import TestSupport
import Testing

/// The learner's work: no command may lose it.
struct LearnersWorkTests {
    private static let production = "Katas/ClosureInjection/Sources/ClosureInjection/CheckoutViewController.swift"

    @Test func `a reset restores the starting files and keeps the learner's work`() async throws {
        let workspace = try WorkspaceCopy()
        let start = try workspace.files(in: "Katas/ClosureInjection")
        try workspace.write("// an hour of work\n", to: Self.production)
        try workspace.write("// a file of my own\n", to: "Katas/ClosureInjection/Sources/ClosureInjection/Mine.swift")

        let outcome = try await workspace.kata("reset", "closure-injection")

        #expect(outcome.code == 0, "\(outcome)")
        #expect(try workspace.files(in: "Katas/ClosureInjection") == start)
        let kept = try #require(outcome.output.firstMatch(of: /kept in (.+)/)?.1)
        let folder = URL(filePath: String(kept)).appending(path: "Sources/ClosureInjection")
        #expect(try String(contentsOf: folder.appending(path: "CheckoutViewController.swift"), encoding: .utf8) == "// an hour of work\n")
        #expect(try String(contentsOf: folder.appending(path: "Mine.swift"), encoding: .utf8) == "// a file of my own\n")
    }

    @Test func `a second reset does not overwrite the work that the first one kept`() async throws {
        let workspace = try WorkspaceCopy()
        var places: Set<Substring> = []
        for text in ["// one\n", "// two\n"] {
            try workspace.write(text, to: Self.production)
            places.insert(try #require(try await workspace.kata("reset", "closure-injection").output.firstMatch(of: /kept in (.+)/)?.1))
        }

        #expect(places.count == 2)
        #expect(places.allSatisfy { FileManager.default.fileExists(atPath: String($0)) })
    }

    @Test func `a kata is new again after a reset`() async throws {
        let workspace = try WorkspaceCopy()
        _ = try await workspace.kata("check", "closure-injection")

        _ = try await workspace.kata("reset", "closure-injection")

        #expect(try await workspace.kata("list").output.contains("4  new       closure-injection"))
    }
}
