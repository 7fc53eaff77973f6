internal import Building
internal import Judge
internal import Learner
internal import Workspace

extension Command {
    static let predict = Command(
        name: "predict", argument: "[NAME] OUTCOME", choices: ["OUTCOME": Outcome.allCases.map(\.rawValue)],
        summary: "predict the next verdict",
        discussion: """
            OUTCOME is solved, fails (it compiles but is not solved) or not-compile; the first letter is enough. The next check of the kata \
            says whether you were right, and the board keeps the score. You learn most where your prediction was wrong.
            """,
        example: "predict constructor-injection fails", isRare: true
    ) { invocation in
        let outcome = try invocation.choice("OUTCOME", Outcome.init(word:))
        let workspace = try invocation.workspace()
        let kata = try invocation.kata(in: workspace)
        try invocation.stateFile(in: workspace).update { $0.note(.prediction(of: outcome), of: kata, at: invocation.system.now()) }
        let words = "You predict that \(kata.name) \(outcome.inWords). The next check decides."
        invocation.system.say(words.wrapped(to: invocation.system.width))
        return .success
    }
}
