internal import Building
import Foundation
internal import Judge
internal import Workspace

extension Command {
    static let watch = Command(
        name: "watch", argument: "[NAME]", summary: "judge again at every save",
        discussion: """
            Judges the kata at once and then whenever you save one of its files. A save during a check is judged at once, and the older \
            check is given up. The last line says what state the last save is in; the keys stand above it. Ctrl-C ends at any time. It \
            needs a terminal; without one, use `kata check`.
            """,
        example: "kata watch constructor-injection"
    ) { invocation in
        let workspace = try invocation.workspace()
        let kata = try invocation.kata(in: workspace)
        guard invocation.system.isInteractive else { throw Misuse.nothingToWatchWith(kata: kata.name) }
        await watch(kata, invocation, workspace)
        return .success
    }

    /// Watches a kata, and those that the learner goes on to.
    static func watch(_ kata: Kata, _ invocation: Invocation, _ workspace: Workspace) async {
        let work = WatchSession.Work(
            check: { kata, progress in
                // Gone for a while, as when a branch is changed: nobody's code is at fault.
                guard FileManager.default.fileExists(atPath: kata.folder.path) else { throw WorkspaceError.missing(path: kata.folder.path) }
                return try await Judge(workspace: workspace).check(kata, progress: progress)
            },
            stamp: { kata in
                FolderStamp(folders: ["Sources/\(kata.module)", "Tests/\(kata.module)Tests"].map { kata.folder.appending(path: $0) })()
            },
            remember: { try Remembered($0, of: $1, in: invocation.stateFile(in: workspace), at: invocation.system.now()) },
            progress: { try invocation.progress(in: workspace) })
        let events = WatchEvents()
        invocation.system.startKeys(events)
        defer { invocation.system.stopKeys() }
        var session = WatchSession(kata: kata, invocation: invocation, work: work, events: events)
        await session.run()
    }
}
