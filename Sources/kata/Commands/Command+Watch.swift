internal import Building
internal import Comparison
import Foundation
internal import Judge
internal import Learner
internal import Workspace

extension Command {
    static let watch = Command(
        name: "watch", argument: "[NAME]", summary: "judge again at every save",
        discussion: """
            Judges the kata at once, and again whenever you save one of its files. A save during a check cancels it and starts a new one. \
            The screen shows your place on the path, the state of the last save, the verdict, and the keys; ? lists them all. Ctrl-C quits at \
            any time. Watching needs a terminal; without one, use `kata check`.
            """,
        example: "watch constructor-injection"
    ) { invocation in
        let workspace = try invocation.workspace()
        let kata = try invocation.kata(in: workspace)
        guard invocation.system.isInteractive else { throw Misuse.nothingToWatchWith(kata: kata.name) }
        await watch(kata, invocation, workspace)
        return .success
    }

    /// Watches a kata, and then each kata that the learner chooses next.
    static func watch(_ kata: Kata, _ invocation: Invocation, _ workspace: Workspace) async {
        let work = WatchSession.Work(
            check: { kata, progress in
                // A folder can be missing for a moment, as while a branch is checked out; the learner's code is not at fault.
                guard FileManager.default.fileExists(atPath: kata.folder.path) else { throw WorkspaceError.missing(path: kata.folder.path) }
                return try await Judge(workspace: workspace).check(kata, progress: progress)
            },
            stamp: { kata in
                FolderStamp(folders: kata.folders.map { kata.folder.appending(path: $0) }, counting: SourceSet.isVisible)()
            },
            remember: { try Remembered($0, of: $1, in: invocation.stateFile(in: workspace), at: invocation.system.now()) },
            progress: { try invocation.progress(in: workspace) },
            counterpart: { try? Technique.counterpart(of: $0, in: workspace) })
        let events = WatchEvents()
        let system = invocation.system
        system.startKeys(events, !system.isPlain)
        var session = WatchSession(kata: kata, invocation: invocation, work: work, events: events)
        let last = await session.run()
        system.stopKeys()
        // The drawn screen is gone, and the verdict is worth keeping.
        if !system.isPlain { last?.print() }
    }
}
