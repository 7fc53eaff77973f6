import Foundation
internal import Judge

extension Command {
    static let watch = Command(
        name: "watch", argument: "[NAME]", summary: "judge again at every save",
        discussion: """
            Judges the kata at once and then whenever you save one of its files, until you press Ctrl-C. A save during a check is judged \
            right after it. It needs a terminal; without one, use `kata check`.
            """,
        example: "kata watch constructor-injection"
    ) { invocation in
        let system = invocation.system
        let workspace = try invocation.workspace()
        let kata = try invocation.kata(in: workspace)
        guard system.showsProgress else { throw Misuse.nothingToWatchWith(kata: kata.name) }
        let judge = try await Judge(workspace: workspace)
        let folders = ["Sources/\(kata.module)", "Tests/\(kata.module)Tests"].map { kata.folder.appending(path: $0) }
        let watcher = Watcher(
            stamp: FolderStamp(folders: folders).callAsFunction,
            judge: {
                let verdict = try await judged(kata, in: nil, by: judge, invocation, workspace)
                system.say("")
                VerdictText(verdict: verdict, kata: kata, system: system).print()
                let word = verdict.isSolved ? "solved" : "not solved"
                system.say("")
                system.say(system.style("Last save: \(word). Waiting for the next one; Ctrl-C ends.", .dim))
            },
            wait: {
                try? await Task.sleep(for: .milliseconds(150))
                return true
            })
        try await watcher.run()
        return .success
    }
}
