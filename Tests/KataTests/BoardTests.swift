import Foundation
import TestSupport
import Testing

struct BoardTests {
    @Test func `the board introduces Seams, fits a screen, and ends with the next steps`() async throws {
        let workspace = try WorkspaceCopy()

        let outcome = try await workspace.kata()

        #expect(outcome.code == 0)
        #expect(outcome.complaints == [])
        #expect(outcome.output.hasPrefix("Seams: practice getting legacy code under test.\n"))
        #expect(outcome.output.contains("\nOpen a seam: 0 of 6 solved\n    1  new       singleton-backdoor "))
        #expect(outcome.output.contains("\n0 of \(workspace.katas.count) solved. Next: Singleton backdoor. Let tests"))
        #expect(outcome.output.contains("\n  open  Katas/SingletonBackdoor/README.md\n"))
        #expect(outcome.output.hasSuffix("kata check singleton-backdoor\n"))
        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines.count <= 30)
    }

    @Test func `the program that is built first shows the same board`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.laySolution(over: "SingletonBackdoor")
        _ = try await workspace.kata("check", "singleton-backdoor")
        var board = workspace.kata
        board.program = KataCommand.built("board")
        // Both are called by the script.
        board.environment = ["SEAMS_PROGRAM": "./kata"]
        var kata = workspace.kata
        kata.environment = board.environment

        let outcome = try await board()

        #expect(outcome.output.contains("    1  solved    singleton-backdoor"))
        #expect(try await outcome.output == kata().output)
        #expect((outcome.code, outcome.errors) == (0, ""))
        board.folder = URL(filePath: "/")
        board.environment = [:]
        kata.folder = board.folder
        kata.environment = [:]
        let astray = try await board()
        #expect(astray.code == 3)
        #expect(try await astray.errors == kata().errors)
    }

    @Test func `the proposed file exists and the proposed command works`() async throws {
        let workspace = try WorkspaceCopy()

        #expect(FileManager.default.fileExists(atPath: workspace("Katas/SingletonBackdoor/README.md").path))
        #expect(try await workspace.kata("check", "singleton-backdoor").code == 1)
    }

    @Test func `a group that the learner is not in is one line, and opens with its first check`() async throws {
        let workspace = try WorkspaceCopy()
        let numbers = try await workspace.kata("list", "--path", "container").output.matches(of: #/(?m)^ *(\d+)  /#).map { $0.output.1 }
        #expect(numbers.count == 3)

        #expect(try await workspace.kata().output.contains("\(numbers[0])-\(numbers[2])  Let a container decide: 0 of 3 solved"))
        _ = try await workspace.kata("check", "contexts")
        let board = try await workspace.kata().output
        #expect(board.contains("\nLet a container decide: 0 of 3 solved"))
        #expect(board.contains(" unsolved  contexts"))
    }

    @Test(arguments: ["recommended", "evening", "dojo", "container"])
    func `a path lists some of the katas, in the board's order`(_ path: String) async throws {
        let workspace = try WorkspaceCopy()

        let all = try await workspace.kata("list").output.split(separator: "\n")
        let some = try await workspace.kata("list", "--path", path).output.split(separator: "\n")
        let wrong = try await workspace.kata("list", "--path", path + "s")

        #expect((3..<all.count).contains(some.count))
        func name(_ line: Substring) -> Substring { line.split(separator: " ")[2] }
        let names = some.map(name)
        #expect(all.map(name).filter(names.contains) == names)
        #expect(wrong.code == 2)
        #expect(wrong.errors.contains(path))
    }

    @Test func `the board remembers a solved kata and proposes the next one`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.laySolution(over: "SingletonBackdoor")

        #expect(try await workspace.kata("check", "singleton-backdoor").code == 0)

        let board = try await workspace.kata()
        #expect(board.output.contains("    1  solved    singleton-backdoor"))
        #expect(board.output.contains("1 of \(workspace.katas.count) solved. Next: Subclass and override"))
    }

    @Test func `without the progress file every kata is new again`() async throws {
        let workspace = try WorkspaceCopy()
        _ = try await workspace.kata("hint", "singleton-backdoor")
        _ = try await workspace.kata("check", "singleton-backdoor")
        #expect(try await workspace.kata("list").output.contains("1  unsolved  singleton-backdoor"))

        try FileManager.default.removeItem(at: workspace(".seams/state.json"))

        #expect(try await workspace.kata("list").output.contains("1  new       singleton-backdoor"))
    }

    @Test func `a damaged progress file is moved aside with a warning`() async throws {
        let workspace = try WorkspaceCopy()
        try FileManager.default.createDirectory(at: workspace(".seams"), withIntermediateDirectories: true)
        try workspace.write("{ not JSON", to: ".seams/state.json")

        let outcome = try await workspace.kata()

        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("Your saved progress cannot be read, so it starts again from nothing."))
        #expect(try workspace.files(in: ".seams").values.contains(Data("{ not JSON".utf8)))
    }

    @Test func `the list as JSON has the fields that programs rely on`() async throws {
        let workspace = try WorkspaceCopy()

        let json = try await workspace.kata("list", "--json").json()

        #expect(json["version"] as? Int == 1)
        let katas = try #require(json["katas"] as? [[String: Any]])
        #expect(katas.compactMap { $0["folder"] as? String }.map { $0.replacing("Katas/", with: "") }.sorted() == workspace.katas)
        let contract: Set = ["name", "folder", "title", "technique", "order", "state"]
        let more: Set = ["group", "changed", "attempts", "hintsTaken", "hintCount", "seconds", "predictions", "predictionsRight"]
        #expect(katas.allSatisfy { Set($0.keys) == contract.union(more) })
        #expect(katas.first?["folder"] as? String == "Katas/SingletonBackdoor")
        #expect(katas.first?["state"] as? String == "open")
    }
}
