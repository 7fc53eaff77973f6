internal import Building
import Foundation
internal import Judge
internal import Learner
internal import Workspace

/// An aspect of the machine that `kata doctor` examines.
struct Examination: Sendable {
    var name: String
    var look: @Sendable (System) async -> Finding

    /// All examinations, in the order in which they are reported: each comes after those that it depends on.
    static let all = [toolchain, swiftSyntax, formatter, workspace, progress, cache, disk, clock, sandbox, git]
}

/// The result of an examination.
struct Finding: Equatable, Sendable {
    enum Grade: String {
        case ok
        /// Good to know; nothing breaks.
        case note
        case problem
    }

    var grade: Grade
    var words: String
    /// The next step for the person who reads it.
    var advice: String?

    static func ok(_ words: String) -> Finding { Finding(grade: .ok, words: words) }
    static func note(_ words: String, _ advice: String) -> Finding { Finding(grade: .note, words: words, advice: advice) }
    static func problem(_ words: String, _ advice: String) -> Finding { Finding(grade: .problem, words: words, advice: advice) }
}

// MARK: The toolchain

extension Examination {
    private static let toolchain = Examination(name: "Swift") { system in
        let advice = WorkspaceError.noToolchain(searched: system.machine.searchPath).next { $0 }
        guard let compiler = system.machine.tool("swiftc") else {
            return .problem("no swiftc on the PATH (\(system.machine.searchPath))", advice)
        }
        let answer = await system.machine.run([compiler, "--version"])
        guard let answer, answer.code == 0 else {
            let reason = answer.map { "it exited with \($0.code)" } ?? "it cannot be started"
            return .problem("\(compiler) --version failed: \(reason)", advice)
        }
        guard let version = answer.output.firstMatch(of: /Swift version (\d+)\.(\d+)\S*/), let major = Int(version.1),
            let minor = Int(version.2)
        else { return .problem("\(compiler) does not print its version", advice) }
        guard (major, minor) >= Release.oldestSwift else { return .problem("\(compiler) is \(version.0)", advice) }
        return .ok("\(version.0) in \(compiler)")
    }

    private static let swiftSyntax = Examination(name: "SwiftSyntax") { system in
        let advice = "Use a toolchain from swift.org; the toolchains of some distributions leave it out."
        guard let host = system.machine.besideCompiler("../lib/swift/host/SwiftSyntax.swiftmodule") else {
            return .problem("no toolchain to look in", advice)
        }
        return system.machine.exists(host) ? .ok(host) : .problem("\(host) is missing", advice)
    }

    private static let formatter = Examination(name: "Formatter") { system in
        guard let formatter = system.machine.besideCompiler("swift-format"), system.machine.exists(formatter) else {
            return .note("no swift-format beside the compiler", "Only contributors need it, to format their changes.")
        }
        return .ok(formatter)
    }
}

// MARK: The workspace

extension Examination {
    private static let workspace = Examination(name: "Workspace") { system in
        do throws(WorkspaceError) {
            let workspace = try system.workspace()
            let katas = try workspace.katas()
            if let broken = katas.first(where: { $0.startingPoint == nil }) { throw .missing(path: broken.startFolder.path) }
            return .ok("\(katas.count.counted("kata")) in \(workspace.root.path)")
        } catch {
            return .problem(error.message, error.next { system.path(to: URL(filePath: $0)) })
        }
    }

    private static let progress = Examination(name: "Progress") { system in
        guard let workspace = try? system.workspace() else {
            return .ok("no progress is saved outside a workspace")
        }
        let stateFile = StateFile(workspace: workspace, warn: system.complain)
        if let trouble = system.machine.troubleWriting(stateFile.folder) {
            return .problem("\(stateFile.folder.path) cannot be written: \(trouble)", "Give yourself permission to write there.")
        }
        guard system.machine.exists(stateFile.file.path) else { return .ok("no progress is saved yet") }
        guard let data = try? Data(contentsOf: stateFile.file) else {
            return .problem("\(stateFile.file.path) cannot be read", "Give yourself permission to read it, or move it away.")
        }
        do throws(State.Unreadable) {
            return .ok("\(try stateFile.state(in: data).events.count.counted("event")) in \(stateFile.file.path)")
        } catch {
            return .problem("\(stateFile.file.path) \(error.inWords)", "Move it away; the next check starts a new one.")
        }
    }

    private static let cache = Examination(name: "Cache") { system in
        guard let workspace = try? system.workspace() else { return .ok("no cache is needed outside a workspace") }
        guard let trouble = system.machine.troubleWriting(workspace.cacheFolder) else {
            let used = FolderSize(of: workspace.cacheFolder)
            return .ok("\(used.words) in \(workspace.cacheFolder.path); `\(system.program) doctor --empty-cache` empties it")
        }
        return .problem(
            "\(workspace.cacheFolder.path) cannot be written: \(trouble)",
            "Give yourself permission to write there, or delete .build/judge."
        )
    }

    /// The exit code of `env` for a program that does not exist.
    private static let programNotFound: Int32 = 127

    private static let git = Examination(name: "Given files") { system in
        let given = ["Solutions", "Sources", "Package.swift", ":(glob)Katas/*/*"]
        let diff = ["-c", "core.quotePath=false", "diff", "--name-only", "--relative", "HEAD", "--"]
        guard let root = try? system.workspace().root,
            let answer = await system.machine.run(["/usr/bin/env", "git", "-C", root.path] + diff + given), answer.code != programNotFound
        else { return .note("git cannot be run", "Without git, changes by mistake cannot be found.") }
        if answer.code != 0, let reason = await system.machine.run(["/bin/sh", "-c", "git -C \"$0\" rev-parse 2>&1", root.path]),
            reason.output.contains("dubious ownership")
        {
            return .note(
                "git does not trust this folder, as it belongs to another user",
                "If you do, type `git config --global --add safe.directory \(root.path.asWord)`.")
        }
        guard answer.code == 0 else { return .note("this is not a git clone", "In a clone, changes by mistake could be found and undone.") }
        let changed = answer.output.split(separator: "\n").map(String.init)
        guard let first = changed.first else { return .ok("unchanged, apart from your own work in Katas") }
        let more = changed.count > 1 ? " and \(changed.count - 1) more" : ""
        let path = system.path(to: root.appending(path: first))
        return .note(
            "changed: \(first)\(more)",
            "`git diff HEAD -- \(path)` shows the change. If it was a mistake, `git stash push -- \(path)` puts it aside.")
    }
}

// MARK: The machine

extension Examination {
    /// The space for a build of the workspace and the cache, with a margin.
    private static let bytesNeeded: Int64 = 1 << 30

    private static let disk = Examination(name: "Disk") { system in
        guard let free = system.machine.freeBytes(system.currentFolder.path) else {
            return .note("the free space is unknown", "Make sure that \(bytesNeeded >> 20) MiB are free.")
        }
        let words = "\(free >> 20) MiB free"
        guard free < bytesNeeded else { return .ok(words) }
        return .problem(
            "\(words), but \(bytesNeeded >> 20) MiB are needed",
            "Free some space. The folder .build may be deleted; the next command builds it again.")
    }

    private static let clock = Examination(name: "Clock") { system in
        guard let workspace = try? system.workspace(),
            let saved = system.machine.modified(workspace.root.appending(path: "Package.swift").path)
        else { return .ok("nothing to compare it with") }
        let now = system.now()
        guard saved > now.addingTimeInterval(60) else { return .ok(now.formatted(.iso8601)) }
        return .problem(
            "it says \(now.formatted(.iso8601)), but Package.swift was saved \(saved.formatted(.iso8601))",
            "Set the clock. With a wrong clock, builds miss changes and your progress gets out of order.")
    }

    private static let sandbox = Examination(name: "Sandbox") { system in
        guard system.machine.hasLandlock() else {
            return .note(
                "this kernel has no Landlock, so tests can write wherever you can",
                "Your own work does not need it. To judge the work of others, use Linux 5.13 or newer.")
        }
        guard let workspace = try? system.workspace(), let canIsolate = await system.machine.canIsolate(workspace) else {
            return .ok("tests can write only to their scratch folder (Landlock)")
        }
        guard canIsolate else {
            return .note(
                "tests can write only to their scratch folder (Landlock), but see this machine's network and files (no namespaces)",
                "Your own work does not need more. To judge the work of others, allow user namespaces or run as root.")
        }
        return .ok("tests can write only to their scratch folder and have no network (Landlock and namespaces)")
    }
}
