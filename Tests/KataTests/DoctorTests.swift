import Foundation
import TestSupport
import Testing
import Workspace

@testable import Learner
@testable import kata

struct DoctorTests {
    @Test func `a machine with everything exits with 0`() async throws {
        let workspace = try WorkspaceCopy()

        let outcome = try await workspace.kata("doctor")

        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.contains("ok       Swift: Swift version "))
        #expect(outcome.output.hasSuffix("This machine has everything that Seams needs.\n"))
        #expect(!outcome.output.contains("problem"))
        #expect(try workspace.files(in: ".seams").isEmpty)
    }

    /// A broken machine, and the words that it must get.
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var `break`: @Sendable (WorkspaceCopy, inout KataCommand) throws -> Void
        var says: [String]
    }

    /// Makes a program the only compiler on the PATH.
    ///
    /// It is one of the system's, for a script that is just being written cannot be run as long as a process that another test starts at
    /// that moment has it open.
    private static func layCompiler(_ program: String, in workspace: WorkspaceCopy, for kata: inout KataCommand) throws {
        try FileManager.default.createSymbolicLink(at: workspace("swiftc"), withDestinationURL: URL(filePath: program))
        kata.environment = ["PATH": workspace.root.path]
    }

    static let cases = [
        Case(
            testDescription: "no toolchain", break: { $1.environment = ["PATH": "/nowhere"] },
            says: ["problem  Swift: no swiftc on the PATH (/nowhere)", "Do this: Install Swift 6.3", "problem  SwiftSyntax: "]),
        Case(
            testDescription: "a compiler that is none", break: { try layCompiler("/usr/bin/true", in: $0, for: &$1) },
            says: ["swiftc does not print its version", "SwiftSyntax.swiftmodule is missing"]),
        Case(
            testDescription: "a compiler that fails",
            break: { try layCompiler("/usr/bin/false", in: $0, for: &$1) },
            says: ["swiftc --version failed: it exited with 1"]),
        // A file where the folder must be: even a superuser cannot write below it.
        Case(
            testDescription: "a build folder that cannot be written",
            break: { workspace, _ in
                try FileManager.default.removeItem(at: workspace(".build"))
                try workspace.write("", to: ".build")
            }, says: ["problem  Cache: ", ".build/judge cannot be written"]),
        Case(
            testDescription: "progress that cannot be written", break: { workspace, _ in try workspace.write("", to: ".seams") },
            says: ["problem  Progress: ", ".seams cannot be written"]),
        Case(
            testDescription: "progress that is damaged",
            break: { workspace, _ in
                try FileManager.default.createDirectory(at: workspace(".seams"), withIntermediateDirectories: true)
                try workspace.write("{", to: ".seams/state.json")
            }, says: ["state.json is damaged: it is not JSON", "Move it away"]),
        Case(
            testDescription: "a kata without its start",
            break: { workspace, _ in try FileManager.default.removeItem(at: workspace("Solutions/ClosureInjection/Start")) },
            says: [
                "problem  Workspace: The workspace is incomplete: ", "Solutions/ClosureInjection/Start is missing.",
                "`git checkout -- Solutions/ClosureInjection/Start` restores it.",
            ]),
        Case(
            testDescription: "a description that is broken",
            break: { workspace, _ in try workspace.write("{", to: "Katas/ClosureInjection/kata.json") },
            says: ["problem  Workspace: ", "ClosureInjection/kata.json cannot be read"]),
        Case(
            testDescription: "a clock that is behind",
            break: { workspace, _ in
                try FileManager.default.setAttributes(
                    [.modificationDate: Date().addingTimeInterval(86_400)], ofItemAtPath: workspace("Package.swift").path)
            }, says: ["problem  Clock: it says ", "Set the clock"]),
    ]

    @Test(arguments: cases) func `a problem is named with the next step, and the exit code is 3`(_ broken: Case) async throws {
        let workspace = try WorkspaceCopy(owning: ["Solutions/ClosureInjection"])
        var kata = workspace.kata
        try broken.break(workspace, &kata)

        let outcome = try await kata("doctor")

        #expect(outcome.code == 3, "\(outcome)")
        let words = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for part in broken.says {
            #expect(words.contains(part.split(separator: " ").joined(separator: " ")), "\(part) is not in\n\(outcome)")
        }
    }

    @Test func `outside a workspace it says so`() async throws {
        let outcome = try await KataCommand(folder: FileManager.default.temporaryDirectory)("doctor")

        #expect(outcome.code == 3)
        #expect(outcome.output.contains("problem  Workspace: No Seams workspace in"))
    }

    private func look(_ name: String, _ change: (inout System.Machine) -> Void) async throws -> Finding {
        let system = Transcript().system(in: Clone.root) { change(&$0.machine) }
        let examination = try #require(Examination.all.first { $0.name == name })
        return await examination.look(system)
    }

    @Test func `a full disk is a problem, and a disk of unknown size is a note`() async throws {
        #expect(try await look("Disk") { $0.freeBytes = { _ in 5 << 20 } }.words == "5 MiB free, but 1024 MiB are needed")
        #expect(try await look("Disk") { $0.freeBytes = { _ in 5 << 20 } }.grade == .problem)
        #expect(try await look("Disk") { $0.freeBytes = { _ in 5 << 30 } }.grade == .ok)
        #expect(try await look("Disk") { $0.freeBytes = { _ in nil } }.grade == .note)
    }

    @Test func `a compiler must be new enough and print its version`() async throws {
        let old = try await look("Swift") { $0.run = { _ in (0, "Swift version 5.10.1 (swift-5.10.1-RELEASE)") } }
        #expect(old.grade == .problem)
        #expect(old.words.hasSuffix("swiftc is Swift version 5.10.1"))
        let older = try await look("Swift") { $0.run = { _ in (0, "Swift version 6.2.4 (swift-6.2.4-RELEASE)") } }
        #expect(older.grade == .problem)
        let oldest = try await look("Swift") { $0.run = { _ in (0, "Swift version 6.3 (swift-6.3-RELEASE)") } }
        #expect(oldest.grade == .ok)
        let silent = try await look("Swift") { $0.run = { _ in nil } }
        #expect(silent.words.hasSuffix("swiftc --version failed: it cannot be started"))
    }

    @Test func `a folder of another user is a note that names the call`() async throws {
        let finding = try await look("Given files") {
            $0.run = {
                $0.contains("-c") && $0[0] == "/bin/sh" ? (128, "fatal: detected dubious ownership in repository at '/x'") : (128, "")
            }
        }

        #expect(finding.grade == .note)
        #expect(finding.words == "git does not trust this folder, as it belongs to another user")
        #expect(finding.advice?.contains("`git config --global --add safe.directory \(Clone.root.path)`") == true)
    }

    @Test func `the cache says what it uses, and can be emptied`() async throws {
        let workspace = try WorkspaceCopy()
        // A cache of its own, in place of the link to the one that the tests share.
        try FileManager.default.removeItem(at: workspace(".build/judge"))
        try FileManager.default.createDirectory(at: workspace(".build/judge/entry"), withIntermediateDirectories: true)
        try workspace.write(String(repeating: "x", count: 3 << 20), to: ".build/judge/entry/object.o")

        let before = try await workspace.kata("doctor")
        let emptied = try await workspace.kata("doctor", "--empty-cache")

        #expect(before.output.contains(/ok       Cache: [0-9]+ MiB in/), "\(before)")
        #expect(before.output.contains("doctor --empty-cache"))
        #expect(emptied.code == 0)
        #expect(emptied.output.hasPrefix("The cache is empty: "))
        #expect(!FileManager.default.fileExists(atPath: workspace(".build/judge").path))
    }

    @Test func `a tool that only some people need is a note`() async throws {
        #expect(try await look("Sandbox") { $0.hasLandlock = { false } }.grade == .note)
        #expect(try await look("Sandbox") { $0.canIsolate = { _ in false } }.grade == .note)
        #expect(try await look("Formatter") { $0.exists = { !$0.hasSuffix("swift-format") } }.grade == .note)
        #expect(try await look("Given files") { $0.run = { _ in (127, "") } }.words == "git cannot be run")
        #expect(try await look("Given files") { $0.run = { _ in (128, "") } }.words == "this is not a git clone")
        let changed = try await look("Given files") {
            $0.run = { _ in (0, "Solutions/A.swift\nSources/C.swift\n") }
        }
        #expect(changed.words == "changed: Solutions/A.swift and 1 more")
        #expect(try await look("Given files") { $0.run = { _ in (0, "") } }.grade == .ok)
    }
}
