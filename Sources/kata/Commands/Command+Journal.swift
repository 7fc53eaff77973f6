internal import Learner
internal import Workspace

extension Command {
    static let journal = Command(
        name: "journal", argument: "[NAME]", summary: "the way that you came, as Markdown to keep",
        discussion: """
            Prints a section for each kata that you have tried, or only for NAME: its checks with their verdicts and your predictions, the \
            hints and steps that you saw, the faults that your tests missed, and the question to think about. `kata journal > journal.md` \
            keeps it.
            """,
        example: "journal", isRare: true
    ) { invocation in
        let workspace = try invocation.workspace()
        let progress = try invocation.progress(in: workspace)
        let katas = invocation.argument == nil ? progress.katas : [try invocation.kata(in: workspace)]
        for line in LearningJournal(progress: progress, katas: katas).lines { invocation.system.say(line) }
        return .success
    }
}
