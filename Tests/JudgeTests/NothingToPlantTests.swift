import Foundation
import Judge
import TestSupport
import Testing
import Workspace

/// A kata in which no fault can be planted is unsolved: nothing is known about its tests.
struct NothingToPlantTests {
    /// The only piece of production code, whose type no rule knows by its name.
    private static func answer(_ body: String) -> String {
        "typealias Number = Int\n\nstruct Answer {\n    func number() -> Number { \(body) }\n}\n"
    }

    @Test func `a kata without a fault to plant is unsolved, and with one it can be solved`() async throws {
        try await TemporaryFolder.with { root in
            try lay(Self.answer("42"), in: root)
            let judge = try await Judge(workspace: Workspace(containing: root), cache: Clone.cache)
            let kata = try #require(try Workspace(containing: root).katas().first)

            let nothing = try await judge.check(kata)
            #expect(nothing.verdict == .unsolved)
            #expect(nothing.failed == .faults, Comment(rawValue: nothing.inFull))
            #expect(nothing.reason == .survived)
            #expect(nothing.faults.isEmpty)
            #expect(nothing.message.contains("No fault could be planted in your code"))
            #expect(nothing.next.contains("a statement of its own"))

            try write(
                Self.answer("Int(\"42\") ?? 0"),
                to: root.appending(path: "Katas/Tiny/Sources/Tiny/Answer.swift"))
            let something = try await judge.check(kata)
            #expect(something.isSolved, Comment(rawValue: something.inFull))
            #expect(!something.faults.isEmpty)
        }
    }

    /// A workspace with one kata.
    private func lay(_ production: String, in root: URL) throws {
        try FileManager.default.createSymbolicLink(
            at: root.appending(path: "Sources"), withDestinationURL: Clone.root.appending(path: "Sources"))
        let test =
            "import Testing\n\n@testable import Tiny\n\nstruct Tests {\n    @Test func answers() { #expect(Answer().number() == 42) }\n}\n"
        let description = """
            { "version": 1, "name": "tiny", "group": "Tiny", "start": "faults", "title": "Tiny", "technique": "none",
              "summary": "None.", "seam": "Answer", "callSite": "Answer()", "hints": [] }
            """
        let files = [
            "Package.swift": "", "Katas/Tiny/kata.json": description, "Katas/Tiny/Sources/Tiny/Answer.swift": production,
            "Katas/Tiny/Tests/TinyTests/Tests.swift": test, "Solutions/Tiny/Tests/TinyTests/Tests.swift": test,
            "Solutions/Tiny/Sources/Tiny/Answer.swift": production,
            "Solutions/Tiny/Tests/TinyBehaviorTests/Tests.swift": test,
        ]
        for (path, text) in files { try write(text, to: root.appending(path: path)) }
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
