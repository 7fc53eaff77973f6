internal import Building
import Foundation
internal import Judge
internal import Learner
internal import Workspace

extension Command {
    static let reset = Command(
        name: "reset", argument: "[NAME]",
        options: [
            Option(name: "--all", value: nil, summary: "reset every kata that you have changed"),
            Option(name: "--undo", value: nil, summary: "bring back what the last reset of NAME put aside"),
            Option(name: "--yes", value: nil, summary: "do it without asking"),
        ],
        summary: "go back to the start; your work is kept",
        discussion: """
            Moves your files to a folder that it prints, and puts the starting files in their place. On a terminal it asks \
            first. The kata is new again on the board. --undo exchanges them again, so it undoes itself, too.
            """,
        example: "reset constructor-injection"
    ) { invocation in
        let workspace = try invocation.workspace()
        let system = invocation.system
        let say = { (text: String) in system.say(text.wrapped(to: system.width)) }
        if invocation.has("--all") {
            if let name = invocation.argument { throw Misuse.conflict("\"\(name)\"", "--all", command: invocation.command) }
            if invocation.has("--undo") { throw Misuse.conflict("--undo", "--all", command: invocation.command) }
            let changed = try workspace.katas().filter { $0.differsFromStart(in: $0.folder) }
            guard !changed.isEmpty else {
                system.say("Every kata is at its start.")
                return .success
            }
            guard await agrees("Put \(changed.count.counted("kata")) back to the start? Your work is kept.", invocation) else {
                return .success
            }
            for kata in changed { try reset(kata, to: kata.startFolder, invocation, workspace) }
            return .success
        }
        guard invocation.argument != nil else { throw Misuse.missingArgument("NAME, or --all", command: invocation.command) }
        let kata = try invocation.kata(in: workspace)
        if invocation.has("--undo") {
            guard let last = lastKept(of: kata, in: keeper(workspace)) else {
                say("No reset of \(kata.name) has put anything aside.")
                return .unsolved
            }
            guard await agrees("Bring back your earlier work on \(kata.name)? What is there now is kept.", invocation) else {
                return .success
            }
            let kept = try exchange(last, with: kata, in: workspace)
            try? FileManager.default.removeItem(at: last)
            try invocation.stateFile(in: workspace).update { $0.note(.undo, of: kata, at: system.now()) }
            say("\(kata.title) is as it was before the reset. `\(system.program) check \(kata.name)` judges it.")
            // A path and a command stay on one line, as people copy them.
            system.say("What was there is kept in \(kept.path)")
            return .success
        }
        // To put the start aside would hide the work that an earlier reset has kept from --undo.
        guard kata.differsFromStart(in: kata.folder) else {
            try invocation.stateFile(in: workspace).update { $0.note(.reset, of: kata, at: system.now()) }
            say("\(kata.title) is at its start and new again: there was nothing to keep.")
            return .success
        }
        guard await agrees("Put \(kata.title) back to its start? Your work is kept.", invocation) else { return .success }
        try reset(kata, to: kata.startFolder, invocation, workspace)
        return .success
    }

    /// Asks on a terminal; elsewhere the answer is yes, as nothing is lost.
    private static func agrees(_ question: String, _ invocation: Invocation) async -> Bool {
        guard !invocation.has("--yes"), invocation.system.isInteractive else { return true }
        return await invocation.system.ask(question) ?? true
    }

    private static func reset(_ kata: Kata, to start: URL, _ invocation: Invocation, _ workspace: Workspace) throws {
        guard FileManager.default.fileExists(atPath: start.appending(path: "Sources").path) else {
            throw WorkspaceError.missing(path: start.appending(path: "Sources").path)
        }
        let kept = try exchange(start, with: kata, in: workspace)
        try invocation.stateFile(in: workspace).update { $0.note(.reset, of: kata, at: invocation.system.now()) }
        invocation.system.say("\(kata.title) is back at its start.")
        invocation.system.say("Your work is kept in \(kept.path)")
        invocation.system.say("To undo this, type \(invocation.system.program) reset \(kata.name) --undo")
    }

    private static func keeper(_ workspace: Workspace) -> URL {
        workspace.root.appending(path: ".seams/kept")
    }

    private static func exchange(_ start: URL, with kata: Kata, in workspace: Workspace) throws -> URL {
        do {
            return try putBack(start, over: kata, keepingIn: keeper(workspace))
        } catch {
            throw WorkspaceError.notWritable(path: kata.folder.path, reason: WorkspaceError.reason(of: error))
        }
    }

    /// The folder that the last reset of a kata has filled; nil without one.
    private static func lastKept(of kata: Kata, in keeper: URL) -> URL? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: keeper.path)) ?? []
        let folders = names.filter { $0.hasPrefix("\(kata.name)-") && $0.count == kata.name.count + 37 }.map { keeper.appending(path: $0) }
        func saved(_ folder: URL) -> Date {
            (try? FileManager.default.attributesOfItem(atPath: folder.path)[.modificationDate] as? Date) ?? .distantPast
        }
        return folders.max { saved($0) < saved($1) }
    }

    /// Moves the learner's files aside and the starting files in.
    ///
    /// If anything fails, it moves the learner's files back.
    private static func putBack(_ start: URL, over kata: Kata, keepingIn keeper: URL) throws -> URL {
        let manager = FileManager.default
        let (folder, parts) = (kata.folder, kata.folders)
        let kept = keeper.appending(path: "\(kata.name)-\(UUID().uuidString)")
        try manager.createDirectory(at: kept, withIntermediateDirectories: true)
        // The copy is made first, so that the change itself only renames folders.
        let fresh = kept.appending(path: "start")
        try manager.copyItem(at: start, to: fresh)
        var moved: [String] = []
        do {
            for part in parts where manager.fileExists(atPath: folder.appending(path: part).path) {
                try manager.moveItem(at: folder.appending(path: part), to: kept.appending(path: part))
                moved.append(part)
            }
            for part in parts where manager.fileExists(atPath: fresh.appending(path: part).path) {
                try manager.moveItem(at: fresh.appending(path: part), to: folder.appending(path: part))
            }
        } catch {
            for part in moved {
                try? manager.removeItem(at: folder.appending(path: part))
                try? manager.moveItem(at: kept.appending(path: part), to: folder.appending(path: part))
            }
            throw error
        }
        try? manager.removeItem(at: fresh)
        return kept
    }
}

extension Kata {
    /// Whether the files in a folder are not the ones that the kata starts with.
    ///
    /// Files that cannot be read are other ones.
    fileprivate func differsFromStart(in folder: URL) -> Bool {
        parts.contains { path in
            guard let mine = try? SourceSet(in: folder, at: path), let first = try? SourceSet(in: startFolder, at: path) else {
                return true
            }
            return mine.files != first.files
        }
    }
}
