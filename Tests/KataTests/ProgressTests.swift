import Foundation
import TestSupport
import Testing

/// The saved progress, as the command shows it.
struct ProgressTests {
    private func entry(_ name: String, in workspace: WorkspaceCopy) async throws -> [String: Any] {
        let json = try await workspace.kata("list", "--json").json()
        let katas = try #require(json["katas"] as? [[String: Any]])
        return try #require(katas.first { $0["name"] as? String == name })
    }

    @Test func `checks, hints and the state are saved, and a reset makes the kata new without losing them`() async throws {
        let workspace = try WorkspaceCopy()
        _ = try await workspace.kata("check", "closure-injection")
        _ = try await workspace.kata("hint", "closure-injection")
        _ = try await workspace.kata("check", "closure-injection")

        var entry = try await entry("closure-injection", in: workspace)
        #expect(entry["attempts"] as? Int == 2)
        #expect(entry["hintsTaken"] as? Int == 1)
        #expect(entry["state"] as? String == "unsolved")
        #expect(try await workspace.kata("list").output.contains("2 checks, 1 of 5 hints, "))
        #expect(try await workspace.kata().output.contains("unsolved  closure-injection"))
        #if os(Linux)
        let board = try workspace.kata.inTerminal(["board"], environment: ["NO_COLOR": "1"])
        try await board.shows("\nOpen a seam                 [>][ ][ ][-][ ][ ]     0 of 6 solved\n->  1  new       singleton-backdoor")
        #expect(try await board.ending() == .exited(0))
        #endif

        _ = try await workspace.kata("reset", "closure-injection")
        entry = try await self.entry("closure-injection", in: workspace)
        #expect(entry["state"] as? String == "open")
        #expect(entry["attempts"] as? Int == 2)
    }

    @Test func `a solved kata counts as changed from a change of its starting files to its next check`() async throws {
        let workspace = try WorkspaceCopy(owning: ["Solutions/ClosureInjection"])
        try workspace.laySolution(over: "ClosureInjection")
        #expect(try await workspace.kata("check", "closure-injection").code == 0)
        #expect(try await entry("closure-injection", in: workspace)["changed"] as? Bool == false)

        try workspace.write(
            "// Another start\n", to: "Solutions/ClosureInjection/Start/Sources/ClosureInjection/CheckoutViewController.swift")

        let board = try await workspace.kata().output
        #expect(board.contains("  changed   closure-injection"), "\(board)")
        #expect(board.contains("The starting files of closure-injection have changed since your last check."))
        #expect(board.contains("1 of \(workspace.katas.count) solved"))
        #expect(try await workspace.kata("list").output.contains("  changed   closure-injection"))
        #expect(try await entry("closure-injection", in: workspace)["changed"] as? Bool == true)
        #expect(try await entry("closure-injection", in: workspace)["state"] as? String == "solved")

        _ = try await workspace.kata("check", "closure-injection")
        #expect(try await entry("closure-injection", in: workspace)["changed"] as? Bool == false)
    }

    @Test func `a change of order leaves the saved progress alone`() async throws {
        let workspace = try WorkspaceCopy()
        _ = try await workspace.kata("check", "closure-property-injection")
        let file = "Katas/ClosurePropertyInjection/kata.json"
        let text = try String(contentsOf: workspace(file), encoding: .utf8)
        let place = #""after": "instance-property-injection""#
        #expect(text.contains(place))
        try workspace.write(text.replacing(place, with: #""after": "singleton-backdoor""#), to: file)

        #expect(try await entry("closure-property-injection", in: workspace)["order"] as? Int == 2)
        #expect(try await entry("closure-property-injection", in: workspace)["attempts"] as? Int == 1)
    }

    @Test func `two clones merge their progress, in either direction and repeatedly`() async throws {
        let one = try WorkspaceCopy(), other = try WorkspaceCopy()
        try one.laySolution(over: "ClosureInjection")
        _ = try await other.kata("check", "closure-injection")
        _ = try await other.kata("hint", "closure-injection")
        _ = try await one.kata("check", "closure-injection")
        // What comes after the first solved check is no attempt.
        _ = try await one.kata("check", "closure-injection")
        #expect(try await one.kata("state", "export", "one.json").code == 0)
        let exported = try await other.kata("state", "export").output
        try one.write(exported, to: "other.json")

        let first = try await one.kata("state", "merge", "other.json")
        let second = try await one.kata("state", "merge", "other.json")
        _ = try await other.kata("state", "merge", one("one.json").path)

        #expect(first.output == "Added 2 events to your progress; 0 were there already.\n", "\(first)")
        #expect(second.output == "Added 0 events to your progress; 2 were there already.\n")
        for clone in [one, other] {
            let entry = try await entry("closure-injection", in: clone)
            #expect(entry["state"] as? String == "solved")
            #expect(entry["attempts"] as? Int == 2)
            #expect(entry["hintsTaken"] as? Int == 1)
        }
    }

    @Test func `progress of the first version is read completely, and merging it twice counts once`() async throws {
        let old = """
            {
              "katas" : {
                "closure-injection" : { "hints" : 2, "isSolved" : false },
                "constructor-injection" : { "hints" : 0, "isSolved" : true },
                "of-another-branch" : { "hints" : 3 }
              },
              "version" : 1
            }
            """
        let workspace = try WorkspaceCopy()
        try FileManager.default.createDirectory(at: workspace(".seams"), withIntermediateDirectories: true)
        try workspace.write(old, to: ".seams/state.json")
        try workspace.write(old, to: "old.json")

        #expect(try await entry("constructor-injection", in: workspace)["state"] as? String == "solved")
        #expect(try await workspace.kata("hint", "closure-injection").output.hasPrefix("Hint 3 of 5"))
        let merged = try await workspace.kata("state", "merge", "old.json").output
        let exported = try await workspace.kata("state", "export")

        #expect(merged == "Added 0 events to your progress; 7 were there already.\n")
        #expect(try await entry("closure-injection", in: workspace)["state"] as? String == "unsolved")
        #expect(try await entry("closure-injection", in: workspace)["hintsTaken"] as? Int == 3)
        #expect(exported.output.contains("of-another-branch hint 12"))
        #expect(exported.complaints == [])
    }

    /// Files without a readable state, each with the words for it.
    static let foreign = [
        ("{ not JSON", "is damaged: it is not JSON"),
        ("{\"name\": \"seams\", \"version\": \"1.0\"}", "was written by another program"),
        ("[1, 2]", "was written by another program"),
        ("{\"version\": 1, \"tasks\": []}", "was written by another program"),
        ("{\"program\": \"seams\", \"version\": 5, \"events\": {}}", "was written by a newer Seams (version 5; this one reads 4)"),
        ("{\"program\": \"seams\", \"version\": 2, \"machine\": \"m\", \"events\": [{}]}", "is damaged: \"id\" is missing"),
    ]

    @Test(arguments: foreign) func `an unreadable file is kept and explained`(_ text: String, _ says: String) async throws {
        let workspace = try WorkspaceCopy()
        try FileManager.default.createDirectory(at: workspace(".seams"), withIntermediateDirectories: true)
        try workspace.write(text, to: ".seams/state.json")
        try workspace.write(text, to: "other.json")

        let read = try await workspace.kata("list")
        #expect(read.code == 0)
        #expect(read.errors.contains(says), "\(read)")
        #expect(try workspace.files(in: ".seams").values.map { String(decoding: $0, as: UTF8.self) } == [text])

        _ = try await workspace.kata("hint", "closure-injection")
        let before = try workspace.files(in: ".seams")
        let merged = try await workspace.kata("state", "merge", "other.json")
        #expect(merged.code == 2)
        #expect(merged.errors.contains(says), "\(merged)")
        #expect(try workspace.files(in: ".seams") == before)
        #expect(try String(contentsOf: workspace("other.json"), encoding: .utf8) == text)
    }

    @Test func `an export overwrites no other file`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.write("let mine = 1\n", to: "Mine.swift")

        let outcome = try await workspace.kata("state", "export", "Mine.swift")

        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("already exists"))
        #expect(try String(contentsOf: workspace("Mine.swift"), encoding: .utf8) == "let mine = 1\n")
    }

    @Test func `simultaneous calls lose nothing`() async throws {
        let workspace = try WorkspaceCopy()
        try await withThrowingTaskGroup { group in
            for _ in 0..<12 { group.addTask { _ = try await workspace.kata("hint", "closure-injection") } }
            try await group.waitForAll()
        }

        let exported = try await workspace.kata("state", "export").output
        #expect(exported.components(separatedBy: "\"hint\":").count == 13)
    }

    @Test func `the next check decides a prediction once, and the board keeps the score`() async throws {
        let workspace = try WorkspaceCopy()
        #expect(try await workspace.kata("predict", "closure-injection", "solved").code == 0)
        #expect(try await workspace.kata("predict", "closure-injection", "f").output.contains("You predict that closure-injection fails."))

        let first = try await workspace.kata("check", "closure-injection")
        let second = try await workspace.kata("check", "closure-injection")
        #expect(first.output.hasPrefix("You predicted that it fails, and you were right. Right so far: 1 of 1.\n"), "\(first)")
        #expect(!second.output.contains("predicted"))

        try workspace.write("class {", to: "Katas/ClosureInjection/Sources/ClosureInjection/CheckoutViewController.swift")
        _ = try await workspace.kata("predict", "closure-injection", "unsolved")
        let third = try await workspace.kata("check", "closure-injection")
        #expect(third.output.hasPrefix("You predicted that it fails, but it does not compile. Right so far: 1 of 2.\n"), "\(third)")
        _ = try await workspace.kata("predict", "closure-injection", "not-compile")
        _ = try await workspace.kata("check", "closure-injection", "--json").json()

        #expect(try await workspace.kata().output.contains("You predicted 2 of 3 checks correctly."))
        let entry = try await entry("closure-injection", in: workspace)
        #expect(entry["predictions"] as? Int == 3)
        #expect(entry["predictionsRight"] as? Int == 2)
    }

    @Test func `the last line of a check names the next hint, which fits the failed stage`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.laySolution(over: "ClosureInjection")
        try workspace.write(
            "import Testing\n", to: "Katas/ClosureInjection/Tests/ClosureInjectionTests/CheckoutViewControllerTests.swift")

        let check = try await workspace.kata("check", "closure-injection")
        let hint = try await workspace.kata("hint", "closure-injection")

        #expect(check.output.hasSuffix("kata hint closure-injection (hint 4 of 5)\n"), "\(check)")
        #expect(hint.output.hasPrefix("Hint 4 of 5: In the test"))
        #expect(try await workspace.kata("hint", "closure-injection").output.hasPrefix("Hint 5 of 5"))
        #expect(try await workspace.kata("hint", "closure-injection", "2").output.hasPrefix("Hint 2 of 5"))
        #expect(
            try await workspace.kata("hint", "closure-injection", "--all").output.split(separator: "\n").filter { $0.hasPrefix("Hint ") }
                .count == 5)
        #expect(try await workspace.kata("hint", "closure-injection", "6").code == 2)
    }

    @Test func `the board fits 60 and 80 columns with every kata in any state`() async throws {
        let workspace = try WorkspaceCopy()
        _ = try await workspace.kata("check", "--all")

        let board = try await workspace.kata().output
        #expect(board.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(board.split(separator: "\n").filter { $0.contains("[") }.allSatisfy { $0.count <= 60 })
    }
}
