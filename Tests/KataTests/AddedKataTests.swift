import Foundation
import TestSupport
import Testing

/// CONTRIBUTING's recipe "I want to add a kata": the commands that need no build are run as they are written, `.ci/recipes` runs them all.
struct AddedKataTests {
    private static let module = "ClockInjection"

    /// The recipe's commands, a line each.
    private static func commands() throws -> [String] {
        let text = try String(contentsOf: Clone.root.appending(path: ".github/CONTRIBUTING.md"), encoding: .utf8)
        let recipe = try #require(text.components(separatedBy: "## ").first { $0.hasPrefix("I want to add a kata\n") })
        let blocks = recipe.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        return blocks.flatMap { $0.split(separator: "\n").dropFirst() }.map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }.map { $0.replacing(/\bX\b/, with: module) }
    }

    @Test func `a kata added by the recipe is whole, listed, unsolved at its start, and solved by its solution`() async throws {
        let workspace = try WorkspaceCopy(owning: ["Solutions"])
        let shell = try Self.shell(in: workspace)
        let before = try workspace.files
        #expect(try await Self.entry(in: workspace) == nil)
        let commands = try Self.commands()
        #expect(commands.prefix(2) == ["./kata dev new \(Self.module)", "./kata dev check \(Self.module)"])
        #expect(commands.contains("swift package purge-cache"))

        for command in commands.prefix(2) + ["swift package purge-cache"] {
            let outcome = try await shell("-ec", command)
            #expect(outcome.code == 0, "\(command): \(outcome.testDescription)")
        }

        let start = try await workspace.kata("check", Self.module)
        #expect(start.code == 1)
        #expect(start.output.contains("FAILED  seam"), "\(start.testDescription)")
        #expect(start.output.contains("init(hour: @escaping () -> Int)"), "\(start.testDescription)")
        let solution = try await workspace.kata("check", Self.module, "--work", "Solutions/\(Self.module)")
        #expect(solution.output.contains("\nSolved."), "\(solution.testDescription)")

        #expect(try await workspace.kata().output.contains("clock-injection"))
        let entry = try #require(try await Self.entry(in: workspace))
        #expect(entry["folder"] as? String == "Katas/\(Self.module)")
        #expect(entry["title"] as? String == "Clock injection")
        #expect(entry["state"] as? String == "unsolved")

        let manifest = try await shell("-ec", "swift package dump-package").json()
        let targets = (manifest["targets"] as? [[String: Any]])?.compactMap { $0["name"] as? String } ?? []
        #expect(Set(targets).isSuperset(of: [Self.module, "\(Self.module)Tests", "\(Self.module)BehaviorTests"]))

        // Nothing else was edited.
        let after = try workspace.files.filter { !$0.key.contains("/\(Self.module)/") }
        #expect(after == before)
    }

    private static func entry(in workspace: WorkspaceCopy) async throws -> [String: Any]? {
        let katas = try await workspace.kata("list", "--json").json()["katas"] as? [[String: Any]]
        return katas?.first { $0["name"] as? String == "clock-injection" }
    }

    /// A shell in the copy in which `swift run` runs the built program, with a cache of its own for the package manager.
    private static func shell(in workspace: WorkspaceCopy) throws -> KataCommand {
        try FileManager.default.createDirectory(at: workspace(".build/bin"), withIntermediateDirectories: true)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let swift = """
            #!/bin/sh
            if [ "$1" = run ]; then
                while [ "$1" != kata ]; do shift; done
                shift
                exec '\(KataCommand.built("kata").path)' "$@"
            fi
            PATH='\(path)' exec swift "$@"
            """
        try workspace.write(swift, to: ".build/bin/swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: workspace(".build/bin/swift").path)
        return KataCommand(
            folder: workspace.root,
            environment: ["PATH": "\(workspace(".build/bin").path):\(path)", "XDG_CACHE_HOME": workspace(".build/cache").path],
            owner: workspace, program: URL(filePath: "/bin/sh"))
    }
}

extension WorkspaceCopy {
    /// Every file that is under version control, with its bytes.
    fileprivate var files: [String: Data] {
        get throws {
            try ["Sources", "Katas", "Solutions", "Tests", "Benchmarks"].reduce(into: [:]) { all, folder in
                for (path, bytes) in try files(in: folder) { all["\(folder)/\(path)"] = bytes }
            }.merging(["Package.swift": FileManager.default.contents(atPath: self("Package.swift").path) ?? Data()]) { $1 }
        }
    }
}
