import Foundation
import TestSupport
import Testing

@testable import Learner
@testable import kata

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

    @Test func `a reset at the start does not hide the work of an earlier reset from an undo`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.write("// an hour of work\n", to: Self.production)
        let mine = try workspace.files(in: "Katas/ClosureInjection")
        _ = try await workspace.kata("reset", "closure-injection")

        let second = try await workspace.kata("reset", "closure-injection")
        #expect(second.output == "Closure injection is at its start and new again: there was nothing to keep.\n")

        _ = try await workspace.kata("reset", "closure-injection", "--undo")
        #expect(try workspace.files(in: "Katas/ClosureInjection") == mine)
    }

    @Test func `a kata is new again after a reset`() async throws {
        let workspace = try WorkspaceCopy()
        _ = try await workspace.kata("check", "closure-injection")

        _ = try await workspace.kata("reset", "closure-injection")

        #expect(try await workspace.kata("list").output.contains("4  new       closure-injection"))
    }

    @Test func `an undo brings the work back, and undoes itself`() async throws {
        let workspace = try WorkspaceCopy()
        let start = try workspace.files(in: "Katas/ClosureInjection")
        try workspace.write("// an hour of work\n", to: Self.production)
        let mine = try workspace.files(in: "Katas/ClosureInjection")
        let reset = try await workspace.kata("reset", "closure-injection")
        #expect(reset.output.contains("reset closure-injection --undo"))

        let undone = try await workspace.kata("reset", "closure-injection", "--undo")
        #expect(undone.code == 0, "\(undone)")
        #expect(try workspace.files(in: "Katas/ClosureInjection") == mine)

        _ = try await workspace.kata("reset", "closure-injection", "--undo")
        #expect(try workspace.files(in: "Katas/ClosureInjection") == start)
    }

    @Test func `an undo brings the state on the board back, too`() async throws {
        let workspace = try WorkspaceCopy()
        func state() async throws -> String {
            let line = try await workspace.kata("list").output.split(separator: "\n").first { $0.contains("closure-injection") }
            return String(line?.split(separator: " ").dropFirst().first ?? "")
        }
        try workspace.write("// an hour of work\n", to: Self.production)
        _ = try await workspace.kata("check", "closure-injection")
        #expect(try await state() == "unsolved")

        _ = try await workspace.kata("reset", "closure-injection")
        #expect(try await state() == "new")
        _ = try await workspace.kata("reset", "closure-injection", "--undo")
        #expect(try await state() == "unsolved")
        _ = try await workspace.kata("reset", "closure-injection", "--undo")
        #expect(try await state() == "new")
    }

    @Test func `without a reset there is nothing to undo`() async throws {
        let outcome = try await WorkspaceCopy().kata("reset", "closure-injection", "--undo")

        #expect(outcome.code == 1)
        #expect(outcome.output == "No reset of closure-injection has put anything aside.\n")
    }

    @Test func `a reset of all katas changes those that are not at their start, and keeps each`() async throws {
        let workspace = try WorkspaceCopy()
        let start = try workspace.files(in: "Katas")
        try workspace.write("// an hour of work\n", to: Self.production)
        try workspace.laySolution(over: "SilentTests")

        let outcome = try await workspace.kata("reset", "--all")

        #expect(outcome.output.matches(of: /is back at its start\./).count == 2, "\(outcome)")
        #expect(try workspace.files(in: "Katas") == start)
        #expect(try await workspace.kata("reset", "--all").output == "Every kata is at its start.\n")
    }

    @Test func `on a terminal a reset asks, and no is the answer of a slip`() async throws {
        let workspace = try SmallWorkspace()
        try workspace.write("// an hour of work\n", to: "Katas/OneInjection/Sources/OneInjection/Screen.swift")
        for (answer, isReset) in [(false, false), (true, true)] {
            let outcome = await KataCommand.Outcome(of: ["reset", "one-injection"], in: workspace.root) {
                $0.isInteractive = true
                $0.ask = { _ in answer }
            }
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("is back at its start") == isReset, "\(outcome)")
        }
    }
}
