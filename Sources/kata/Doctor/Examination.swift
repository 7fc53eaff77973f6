internal import Building
import Foundation
internal import Judge
internal import Workspace

/// One thing that `kata doctor` looks at.
struct Examination: Sendable {
    var name: String
    var look: @Sendable (System) async -> Finding

    /// All of them, in the order in which they are told: what others depend on comes first.
    static let all = [toolchain, swiftSyntax, formatter, workspace, progress, scratch, disk, clock, confinement, git]
}

/// What was found.
struct Finding: Equatable, Sendable {
    enum Grade: String {
        case ok
        /// Good to know, and nothing breaks.
        case note
        case problem
    }

    var grade: Grade
    var words: String
    /// What to do about it.
    var advice: String?

    static func ok(_ words: String) -> Finding { Finding(grade: .ok, words: words) }
    static func note(_ words: String, _ advice: String) -> Finding { Finding(grade: .note, words: words, advice: advice) }
    static func problem(_ words: String, _ advice: String) -> Finding { Finding(grade: .problem, words: words, advice: advice) }
}

// MARK: The toolchain

extension Examination {
    /// The oldest version that reads the manifest.
    private static let oldest = (6, 2)

    private static let toolchain = Examination(name: "Swift") { system in
        let advice = "Install Swift \(oldest.0).\(oldest.1) or newer from swift.org and put its `bin` folder on the PATH."
        guard let compiler = system.machine.tool("swiftc") else {
            return .problem("no swiftc on the PATH (\(system.machine.searchPath))", advice)
        }
        let answer = await system.machine.run([compiler, "--version"])
        guard let answer, answer.code == 0 else {
            let reason = answer.map { "it ended with \($0.code)" } ?? "it cannot be started"
            return .problem("\(compiler) --version failed: \(reason)", advice)
        }
        guard let version = answer.output.firstMatch(of: /Swift version (\d+)\.(\d+)\S*/), let major = Int(version.1),
            let minor = Int(version.2)
        else { return .problem("\(compiler) does not say its version", advice) }
        guard (major, minor) >= oldest else { return .problem("\(compiler) is \(version.0)", advice) }
        return .ok("\(version.0) in \(compiler)")
    }

    private static let swiftSyntax = Examination(name: "SwiftSyntax") { system in
        let advice = "Use a toolchain of swift.org; those of some distributions leave it out."
        guard let host = system.machine.besideCompiler("../lib/swift/host/SwiftSyntax.swiftmodule") else {
            return .problem("no toolchain to look in", advice)
        }
        return system.machine.exists(host) ? .ok(host) : .problem("\(host) is missing", advice)
    }

    private static let formatter = Examination(name: "Formatter") { system in
        guard let formatter = system.machine.besideCompiler("swift-format"), system.machine.exists(formatter) else {
            return .note("no swift-format beside the compiler", "Nothing, unless you want to contribute: a change must be formatted.")
        }
        return .ok(formatter)
    }
}

// MARK: The workspace

extension Examination {
    private static let workspace = Examination(name: "Workspace") { system in
        do throws(WorkspaceError) {
            let workspace = try Workspace(containing: system.currentFolder)
            let katas = try workspace.katas()
            guard let broken = katas.first(where: { $0.startingPoint == nil }) else {
                return .ok("\(counted(katas.count, "kata")) in \(workspace.root.path)")
            }
            return .problem("\(broken.name) has no start to go back to", "git checkout -- Solutions/\(broken.module)/Start")
        } catch {
            return .problem(error.message, error.next)
        }
    }

    private static let progress = Examination(name: "Progress") { system in
        guard let workspace = try? Workspace(containing: system.currentFolder) else { return .ok("nothing is kept outside a workspace") }
        let stateFile = StateFile(workspace: workspace, warn: system.complain)
        if let trouble = system.machine.troubleWriting(stateFile.folder) {
            return .problem("\(stateFile.folder.path) cannot be written: \(trouble)", "Give yourself the right to write there.")
        }
        guard system.machine.exists(stateFile.file.path) else { return .ok("nothing is kept yet") }
        guard let data = try? Data(contentsOf: stateFile.file) else {
            return .problem("\(stateFile.file.path) cannot be read", "Give yourself the right to read it, or move it away.")
        }
        do throws(State.Unreadable) {
            return .ok("\(counted(try stateFile.state(in: data).events.count, "event")) in \(stateFile.file.path)")
        } catch {
            return .problem("\(stateFile.file.path) \(error.inWords)", "Move it away; the next check begins a new one.")
        }
    }

    private static let scratch = Examination(name: "Scratch folder") { system in
        guard let workspace = try? Workspace(containing: system.currentFolder) else { return .ok("none is needed outside a workspace") }
        guard let trouble = system.machine.troubleWriting(workspace.cacheFolder) else { return .ok(workspace.cacheFolder.path) }
        return .problem(
            "\(workspace.cacheFolder.path) cannot be written: \(trouble)", "Give yourself the right to write there, or delete .build/judge."
        )
    }

    /// What `env` answers if there is no such program.
    private static let programNotFound: Int32 = 127

    private static let git = Examination(name: "Given files") { system in
        let given = ["Solutions", "Sources", "Package.swift", ":(glob)Katas/*/*"]
        guard let root = try? Workspace(containing: system.currentFolder).root.path,
            let answer = await system.machine.run(["/usr/bin/env", "git", "-C", root, "status", "--porcelain", "--"] + given),
            answer.code != programNotFound
        else { return .note("git cannot be asked", "Nothing; without git you cannot see what was changed by mistake.") }
        guard answer.code == 0 else { return .note("this is no clone", "Nothing; `git clone` would let you take back what goes wrong.") }
        // New files are the learner's own business.
        let changed = answer.output.split(separator: "\n").filter { !$0.hasPrefix("??") }.map { String($0.dropFirst(3)) }
        guard let first = changed.first else { return .ok("as they were handed out; your own work in Katas does not count") }
        let more = changed.count > 1 ? " and \(changed.count - 1) more" : ""
        return .note("changed: \(first)\(more)", "If you did not mean to: git checkout -- \(first)")
    }
}

// MARK: The machine

extension Examination {
    /// What a build of the workspace and the judge's folder take, with room to breathe.
    private static let bytesNeeded: Int64 = 1 << 30

    private static let disk = Examination(name: "Disk") { system in
        guard let free = system.machine.freeBytes(system.currentFolder.path) else {
            return .note("its free space is not told", "See to it that \(bytesNeeded >> 20) MiB are free.")
        }
        let words = "\(free >> 20) MiB free"
        guard free < bytesNeeded else { return .ok(words) }
        return .problem(
            "\(words), and \(bytesNeeded >> 20) are needed", "Free some; .build can be deleted at any time, and is built again.")
    }

    private static let clock = Examination(name: "Clock") { system in
        guard let workspace = try? Workspace(containing: system.currentFolder),
            let saved = system.machine.modified(workspace.root.appending(path: "Package.swift").path)
        else { return .ok("nothing to compare it with") }
        let now = system.now()
        guard saved > now.addingTimeInterval(60) else { return .ok(now.formatted(.iso8601)) }
        return .problem(
            "it says \(now.formatted(.iso8601)), but Package.swift was saved \(saved.formatted(.iso8601))",
            "Set the clock; builds take new files for old ones, and your progress gets out of order.")
    }

    private static let confinement = Examination(name: "Confinement") { system in
        guard system.machine.hasLandlock() else {
            return .note(
                "this kernel has no Landlock, so tests can write wherever you can",
                "Nothing for your own work; for work of others use Linux 5.13 or newer.")
        }
        return .ok("tests write nowhere but in their scratch folder (Landlock)")
    }
}
