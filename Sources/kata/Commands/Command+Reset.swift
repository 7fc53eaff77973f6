internal import Building
import Foundation
internal import Judge
internal import Workspace

extension Command {
    static let reset = Command(
        name: "reset", argument: "NAME", summary: "go back to the start; your work is kept",
        discussion: "Moves your Sources and Tests to a folder that it prints, and puts the starting files in their place.",
        example: "reset constructor-injection"
    ) { invocation in
        let workspace = try invocation.workspace()
        _ = try invocation.required("NAME")
        let kata = try invocation.kata(in: workspace)
        let start = kata.startFolder
        guard FileManager.default.fileExists(atPath: start.appending(path: "Sources").path) else {
            throw WorkspaceError.missing(path: start.appending(path: "Sources").path)
        }
        let kept: URL
        do {
            kept = try putBack(start, over: kata.folder, keepingIn: workspace.root.appending(path: ".seams/kept"), named: kata.name)
        } catch {
            throw WorkspaceError.notWritable(path: kata.folder.path, reason: Complaint.reason(of: error))
        }
        try invocation.stateFile(in: workspace).update { $0.note(.reset, of: kata, at: invocation.system.now()) }
        invocation.system.say("\(kata.title) is back at its start.")
        invocation.system.say("Your work is kept in \(kept.path)")
        return .success
    }

    private static let parts = ["Sources", "Tests"]

    /// Moves the learner's files aside and the starting files in.
    ///
    /// If anything fails, it moves the learner's files back.
    private static func putBack(_ start: URL, over folder: URL, keepingIn keeper: URL, named name: String) throws -> URL {
        let manager = FileManager.default
        let kept = keeper.appending(path: "\(name)-\(UUID().uuidString)")
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
