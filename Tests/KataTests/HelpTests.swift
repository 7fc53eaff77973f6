import Foundation
import TestSupport
import Testing

@testable import Learner
@testable import kata

struct HelpTests {
    @Test func `hints are numbered, come one after the other, and start over after the last`() async throws {
        let workspace = try WorkspaceCopy()

        var hints: [String] = []
        for _ in 1...6 { hints.append(try await workspace.kata("hint", "closure-injection").output) }

        #expect(hints[0].hasPrefix("Hint 1 of 5: What if the instance does not exist yet"))
        #expect(hints[4].hasPrefix("Hint 5 of 5: "))
        #expect(hints[5] == hints[0])
        #expect(Set(hints).count == 5)
    }

    @Test func `on a narrow terminal each option and its meaning stay within 40 columns`() async {
        for command in Command.all {
            let transcript = Transcript()
            let system = transcript.system(in: URL(filePath: "/")) { $0.columns = { 40 } }
            #expect(await Entry.run(["help", command.name], system: system) == .success)
            let text = transcript.text(hiding: [:])
            // A call stays on one line, so that it can be copied.
            let lines = text.split(separator: "\n").filter { !$0.hasPrefix("Usage: ") && !$0.hasPrefix("Example: ") && !$0.contains("`") }
            #expect(lines.filter { $0.count > 40 } == [], "\(command.name)")
        }
    }

    @Test func `solution shows the difference between the learner's work and the reference`() async throws {
        let workspace = try WorkspaceCopy()

        let outcome = try await workspace.kata("solution", "closure-injection", "--yes")

        #expect(outcome.code == 0)
        #expect(outcome.output.contains("-        Analytics.shared.track(event: \"viewDidAppear - \\(type(of: self))\")\n"))
        #expect(outcome.output.contains("+        makeAnalytics().track(event: \"viewDidAppear - \\(type(of: self))\")\n"))
    }

    @Test func `the solution of a solved kata is shown without a question`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.laySolution(over: "ClosureInjection")
        _ = try await workspace.kata("check", "closure-injection")

        let outcome = try await workspace.kata("solution", "closure-injection")

        #expect(outcome.code == 0)
        #expect(outcome.output == "Your work is identical to the reference solution.\n")
    }

    @Test func `the overview and every command's help fit a screen`() async throws {
        let workspace = try WorkspaceCopy()
        let overview = try await workspace.kata("help").output
        #expect(overview.split(separator: "\n", omittingEmptySubsequences: false).count <= 25)
        #expect(overview.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(overview)")
        #expect(overview.contains("\n  --version  "))
        let rare = try #require(overview.firstMatch(of: /There are also ([^.]*)\./)?.1)
        let commands = overview.matches(of: /\n  ([a-z]+)/).map { String($0.1) } + rare.matches(of: /[a-z]+/).map { String($0.0) }

        #expect(commands.filter { $0 != "and" }.sorted() == Command.all.map(\.name).sorted())
        for command in Command.all.map(\.name) {
            let help = try await workspace.kata("help", command)
            #expect(help.code == 0)
            #expect(help.output.hasPrefix("Usage: ./kata \(command)"))
            #expect(help.output.contains("\nExample: ./kata \(command)"))
            #expect(help.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 25)
            #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(help.output)")
            #expect(try await workspace.kata(command, "--help").output == help.output)
        }
    }

    @Test func `the tables of the help go on below themselves on a narrow terminal`() async throws {
        for words in [["help"]] + Command.all.map({ ["help", $0.name] }) {
            let help = await KataCommand.Outcome(of: words, in: Clone.root) { $0.columns = { 60 } }
            // A call stays whole, so that it can be copied.
            let lines = help.output.split(separator: "\n").filter { !$0.hasPrefix("Example: ") && !$0.hasPrefix("Usage: ") }
            #expect(lines.allSatisfy { $0.count <= 60 }, "\(help.output)")
        }
    }
}

/// The examples in the help: each is a call that works.
struct ExampleTests {
    /// The preparation of an example, by its command.
    private static let preparations: [String: @Sendable (WorkspaceCopy) throws -> Void] = [
        "check": { try $0.laySolution(over: "ConstructorInjection") },
        "grade": { workspace in
            try FileManager.default.createDirectory(at: workspace("handed-in/p1"), withIntermediateDirectories: true)
        },
        "record": { workspace in
            try FileManager.default.createDirectory(at: workspace("Sources/App"), withIntermediateDirectories: true)
            try workspace.write("protocol Tracking {\n    func track()\n}\n", to: "Sources/App/Tracking.swift")
        },
    ]
    /// The exit code of an example without a terminal, where it is not 0.
    private static let codes: [String: Int32] = ["watch": 2, "solution": 2]

    /// `kata test` builds a package for its example, which `.ci/recipes` does, and `kata mutate` one, which MutationTests does.
    private static let commands = Command.all.map(\.name).filter { !["test", "mutate"].contains($0) }

    @Test(arguments: commands) func `a command's example can be typed`(_ name: String) async throws {
        let workspace = try WorkspaceCopy(owning: ["Sources/App"])
        try Self.preparations[name]?(workspace)
        let help = try await workspace.kata("help", name).output
        let example = try #require(help.firstMatch(of: /\nExample: \.\/kata (.+)\n/)?.1)
        let words = example.split(separator: " ").map(String.init)
        #expect(words.first == name)

        let outcome = try await workspace.kata.run(words)

        // Without a terminal there is nothing to watch with and nobody to ask.
        #expect(outcome.code == Self.codes[name, default: 0], "\(outcome)")
    }
}
