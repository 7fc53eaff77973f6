internal import Building
internal import Judge
internal import Workspace

extension Command {
    static let predict = Command(
        name: "predict", argument: "[NAME] OUTCOME", choices: ["OUTCOME": Outcome.allCases.map(\.rawValue)],
        summary: "say what the next check will be",
        discussion: """
            OUTCOME is solved, fails (it compiles, and is not solved) or not-compile; the first letter is enough. The next check of the kata \
            says whether you were right, and the board keeps the score. Who predicts notices earlier what they did not expect.
            """,
        example: "kata predict constructor-injection fails"
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
