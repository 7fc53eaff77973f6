import Foundation
import TestSupport
import Testing

@testable import Learner
@testable import kata

/// Advice that involves git, typed into a shell in a clone with work that is not committed.
@Suite(.enabled(if: ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].contains(where: FileManager.default.fileExists)))
struct AdviceTests {
    private static let work = "Katas/OneInjection/Sources/OneInjection/Screen.swift"
    private let workspace: SmallWorkspace

    init() async throws {
        workspace = try SmallWorkspace()
        let identity = "-c user.name=Learner -c user.email=learner@localhost"
        _ = try await type("git init -q . && git add -A && git \(identity) commit -q -m start && git config user.name Learner")
        _ = try await type("git config user.email learner@localhost")
        try workspace.write("// an hour of work\n", to: Self.work)
    }

    @discardableResult
    private func type(_ call: String, in folder: String = "") async throws -> KataCommand.Outcome {
        let shell = KataCommand(folder: workspace.root.appending(path: folder), program: URL(filePath: "/bin/sh"))
        let outcome = try await shell("-c", call)
        #expect(outcome.code == 0, "\(call): \(outcome)")
        return outcome
    }

    private func kata(_ words: String..., in folder: String = "") async -> KataCommand.Outcome {
        await KataCommand.Outcome(of: words, in: workspace.root.appending(path: folder)) { $0.columns = { 500 } }
    }

    /// The calls in backticks in a text.
    private func calls(in text: String) -> [String] {
        text.matches(of: /`(.+?)`/).map { String($0.1) }
    }

    private func expectWork(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let text = try String(contentsOf: workspace.root.appending(path: Self.work), encoding: .utf8)
        #expect(text == "// an hour of work\n", sourceLocation: sourceLocation)
    }

    @Test(arguments: ["", "Katas/OneInjection", "Solutions"])
    func `a missing start is restored from any folder, and nothing else changes`(_ folder: String) async throws {
        try workspace.remove("Solutions/TwoInjection/Start")
        try workspace.write("// mine too\n", to: "Sources/TestRunner/TestRunner.swift")

        let broken = await kata("reset", "two-injection", in: folder)
        #expect(broken.code == 3)
        let call = try #require(calls(in: broken.errors).first, "\(broken)")
        #expect(call.hasPrefix("git checkout -- ") && call.hasSuffix("Solutions/TwoInjection/Start/Sources") || folder == "Solutions")
        try await type(call, in: folder)

        #expect(await kata("reset", "two-injection", in: folder).code == 0)
        try expectWork()
        #expect(
            try String(contentsOf: workspace.root.appending(path: "Sources/TestRunner/TestRunner.swift"), encoding: .utf8)
                == "// mine too\n")
    }

    @Test func `the doctor's advice restores a missing start and sets a change aside without losing it`() async throws {
        try workspace.remove("Solutions/TwoInjection/Start")
        try workspace.write("// a mistake\n", to: "Solutions/OneInjection/Sources/OneInjection/Screen.swift")

        let doctor = await kata("doctor")
        for call in calls(in: doctor.output) where call.hasPrefix("git ") { try await type(call) }

        #expect(calls(in: doctor.output).filter { $0.hasPrefix("git ") }.count == 3, "\(doctor)")
        let healed = await kata("doctor")
        #expect(healed.output.contains("ok       Workspace: ") && healed.output.contains("ok       Given files: "), "\(healed)")
        #expect(try await type("git stash show -p").output.contains("+// a mistake"))
        try expectWork()
    }

    @Test func `a broken description is compared, not replaced`() async throws {
        try workspace.write("{", to: "Katas/TwoInjection/kata.json")

        let broken = await kata("list")
        let call = try #require(calls(in: broken.errors).first, "\(broken)")

        #expect(try await type(call).output.contains("\n+{"))
        #expect(try String(contentsOf: workspace.root.appending(path: "Katas/TwoInjection/kata.json"), encoding: .utf8) == "{")
    }

    @Test func `a description with another name is not said to be gone`() async throws {
        let path = "Katas/TwoInjection/kata.json"
        let text = try String(contentsOf: workspace.root.appending(path: path), encoding: .utf8)
        try workspace.write(text.replacing("\"two-injection\"", with: "\"too-injection\""), to: path)

        let broken = await kata("list").errors

        #expect(broken.contains("\"after\" names \"two-injection\", and there is no such kata"), "\(broken)")
    }

    @Test func `a description that is gone is named, and the advice brings it back`() async throws {
        try workspace.remove("Katas/TwoInjection/kata.json")

        let broken = await kata("list")
        #expect(broken.errors.contains("Katas/TwoInjection/kata.json is missing."), "\(broken)")
        try await type(#require(calls(in: broken.errors).first, "\(broken)"))

        #expect(await kata("list").code == 0)
        try expectWork()
    }

    @Test func `a copy of a kata's folder is no kata, and one with another name gets its name back`() async throws {
        let katas = workspace.root.appending(path: "Katas")
        try FileManager.default.copyItem(at: katas.appending(path: "OneInjection"), to: katas.appending(path: "OneInjection copy"))
        #expect(await kata("list").code == 0)
        try FileManager.default.moveItem(at: katas.appending(path: "OneInjection"), to: katas.appending(path: "OneInjection x"))
        try FileManager.default.removeItem(at: katas.appending(path: "OneInjection copy"))

        let broken = await kata("list")
        #expect(broken.code == 3 && broken.errors.contains("OneInjection x was "), "\(broken)")
        try await type(#require(calls(in: broken.errors).first, "\(broken)"))

        #expect(await kata("list").code == 0)
        try expectWork()
    }

    @Test func `no advice restores a folder in Katas, which may have work in it`() async throws {
        try FileManager.default.moveItem(
            at: workspace.root.appending(path: "Katas/TwoInjection"), to: workspace.root.appending(path: "aside"))
        try workspace.write("{", to: "Katas/ThreeInjection/kata.json")
        let texts = try ["doctor", "workspace-errors", "watch"].map { name in
            try String(contentsOf: Clone.root.appending(path: "Tests/KataTests/Golden/\(name).txt"), encoding: .utf8)
        }
        let said = texts + [await kata("list").errors, await kata("doctor").output]

        for call in said.flatMap(calls) where call.contains("checkout") || call.contains("restore") {
            #expect(!call.contains("Katas") || call.hasSuffix("/README.md"), "\(call)")
            #expect(!call.hasSuffix("-- ."), "\(call)")
        }
    }
}
