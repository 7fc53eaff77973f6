import Foundation
import TestSupport
import Testing

@testable import Learner
@testable import kata

/// The editor's files in the workspace: they call commands that exist.
struct EditorFilesTests {
    private func json(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: Clone.root.appending(path: path))
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test func `every task calls swift, and every kata task is a valid call`() throws {
        let tasks = try #require(try json(".vscode/tasks.json")["tasks"] as? [[String: Any]])
        let calls = tasks.compactMap { $0["args"] as? [String] }.filter { $0.contains("kata") }

        #expect(tasks.allSatisfy { $0["command"] as? String == "swift" })
        #expect(calls.count >= 5)
        for call in calls {
            // In the folder of the open file `swift run` alone would find the kata's own package.
            #expect(call.starts(with: ["run", "--package-path", "${workspaceFolder}", "kata"]))
            let system = System.real
            let invocation = try Invocation(words: Array(call.dropFirst(4)), system: system)
            #expect(["board", "check", "watch", "hint", "doctor"].contains(invocation.command.name))
        }
    }

    @Test func `the problem matcher finds the place of a compiler's error in a verdict`() async throws {
        let tasks = try #require(try json(".vscode/tasks.json")["tasks"] as? [[String: Any]])
        let matcher = try #require(tasks.compactMap { $0["problemMatcher"] as? [String: Any] }.first?["pattern"] as? [String: Any])
        let expression = try Regex(try #require(matcher["regexp"] as? String))
        let workspace = try WorkspaceCopy()
        let folder = "Katas/ClosureInjection/Sources/ClosureInjection"
        try workspace.write("let x: Int = \"\"\n", to: "\(folder)/CheckoutViewController.swift")

        let outcome = try await KataCommand(folder: workspace(folder))("check")

        let found = outcome.output.split(separator: "\n").compactMap { try? expression.wholeMatch(in: $0) }
        let match = try #require(found.first, "\(outcome)")
        #expect(match.output[1].substring == "CheckoutViewController.swift")
        #expect(match.output[2].substring == "1")
        #expect(match.output[4].substring == "error")
    }

    @Test func `the Swift extension is recommended and part of the container`() throws {
        let recommended = try json(".vscode/extensions.json")["recommendations"] as? [String]
        let container = try json(".devcontainer/devcontainer.json")
        let customizations = container["customizations"] as? [String: [String: [String]]]

        #expect(recommended == ["swiftlang.swift-vscode"])
        #expect(customizations?["vscode"]?["extensions"] == recommended)
    }

    /// All commands but the build, which these tests need anyway.
    @Test func `the container's setup commands work and leave no progress`() async throws {
        let container = try json(".devcontainer/devcontainer.json")
        let commands = ["updateContentCommand", "postCreateCommand"].compactMap { container[$0] as? String }
        let calls = commands.flatMap { $0.split(separator: #/; | && /#) }.filter { $0.hasPrefix(".build/debug/kata ") }
        #expect(calls.count == 3)
        let workspace = try WorkspaceCopy()
        for call in calls {
            let words = call.split(separator: " ").dropFirst().map(String.init).prefix { ![">>", "||"].contains($0) }

            let outcome = try await workspace.kata.run(Array(words))

            #expect(outcome.code == 0, "\(call): \(outcome)")
        }
        #expect(!FileManager.default.fileExists(atPath: workspace(".seams/state.json").path))
    }
}
