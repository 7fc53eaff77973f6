import Foundation
import TestSupport
import Testing

/// The output for a screen reader: words, one line after the other.
struct PlainTests {
    /// Whether there is nothing but lines of letters, digits and punctuation.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == UInt8(ascii: "\n") }
    }

    static let calls = [
        [], ["board"], ["list"], ["hint", "constructor-injection"], ["check", "constructor-injection"], ["check", "--all"], ["help"],
    ]

    @Test(arguments: calls) func `output without a terminal and output with --plain are the same plain words`(_ words: [String])
        async throws
    {
        let outcome = try await WorkspaceCopy().kata.run(words)
        let asked = try await WorkspaceCopy().kata.run(["--plain"] + words)

        #expect(Self.isPlain(outcome.output), "\(outcome)")
        #expect(outcome.output != "")
        #expect(outcome.complaints == [])
        #expect(asked.output.split(separator: "\n").count == outcome.output.split(separator: "\n").count)
    }

    @Test(arguments: [["--plain"], []]) func `plain output has the verdict before its evidence`(_ options: [String]) async throws {
        let workspace = try WorkspaceCopy()
        var kata = workspace.kata
        if options.isEmpty { kata.environment["SEAMS_PLAIN"] = "1" }

        let output = try await kata.run(["check", "constructor-injection"] + options).output

        #expect(output.hasPrefix("Constructor injection\nNot solved: "), "\(output)")
        let next = try #require(output.range(of: "Next: ")), stage = try #require(output.range(of: "FAILED  seam"))
        #expect(next.lowerBound < stage.lowerBound)
    }

    @Test func `a brief check prints the answer and the next step only`() async throws {
        let output = try await WorkspaceCopy().kata("check", "constructor-injection", "--brief").output

        #expect(output.hasPrefix("Not solved: ") && output.contains("\nNext: ") && !output.contains("FAILED"), "\(output)")
    }

    #if os(Linux)
    /// A way to ask for plain output on a terminal.
    struct Way: CustomTestStringConvertible {
        var name: String
        var options: [String] = []
        var environment: [String: String] = [:]
        var testDescription: String { name }
    }

    static let ways = [Way(name: "--plain", options: ["--plain"]), Way(name: "TERM=dumb", environment: ["TERM": "dumb"])]

    @Test(.terminalsInTurn, arguments: ways)
    func `watch on a plain terminal only appends lines, with the keys in words`(_ way: Way) async throws {
        let workspace = try WorkspaceCopy()
        let terminal = try workspace.kata.inTerminal(["watch", "constructor-injection"] + way.options, environment: way.environment)
        try await terminal.shows("\nAs it is now: not solved at seam.\n")
        terminal.type("h")
        try await terminal.shows("\nHint 1 of 5")
        try workspace.laySolution(over: "ConstructorInjection")
        let screen = try await terminal.shows("solved. Press n for the next kata.\n")

        #expect(Self.isPlain(terminal.written.replacing("\r\n", with: "\n")), "\(screen.text)")
        #expect(
            screen.words.contains(
                "Press h for a hint, t for the next step, o for the README, p to predict the next verdict, s for the solution, l for the list"
            ))
        #expect(screen.text.components(separatedBy: "As it is now: checking constructor-injection.\n").count == 2)
        #expect(screen.text.matches(of: /\nLast save, \d\d:\d\d:\d\d: checking constructor-injection\.\n/).count == 1)
    }

    @Test(.terminalsInTurn) func `check on a plain terminal says once that it is checking`() async throws {
        let terminal = try WorkspaceCopy().kata.inTerminal(["check", "constructor-injection", "--plain"])

        #expect(try await terminal.ending() == .exited(1))
        try await terminal.shows("\nStuck?")
        #expect(Self.isPlain(terminal.written.replacing("\r\n", with: "\n")))
        #expect(terminal.screen.text.components(separatedBy: "Checking constructor-injection\n").count == 2)
    }

    @Test func `NO_COLOR removes the color and nothing else`() async throws {
        let workspace = try WorkspaceCopy()
        let colored = try workspace.kata.inTerminal(["board"], environment: ["NO_COLOR": ""])
        let colorless = try workspace.kata.inTerminal(["board"], environment: ["NO_COLOR": "1"])
        #expect(try await colored.ending() == .exited(0))
        #expect(try await colorless.ending() == .exited(0))
        let end = "check singleton-backdoor"
        try await colored.shows(end)
        try await colorless.shows(end)

        #expect(colored.written.contains("\u{1B}["))
        #expect(!colorless.written.contains("\u{1B}"))
        #expect(colored.screen.text == colorless.screen.text)
    }
    #endif
}
