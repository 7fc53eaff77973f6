internal import Building
internal import Judge
internal import Learner
internal import Workspace

extension Command {
    static let hint = Command(
        name: "hint", argument: "[NAME] [NUMBER]", options: [Option(name: "--all", value: nil, summary: "show all hints of the kata")],
        summary: "the next hint",
        discussion: """
            Hints go from a question to nearly the answer. After a failed check, the first hint is one that answers the verdict, or else \
            one for the stage that failed; each further call shows the next hint, and after the last one the first again. With NUMBER it shows that hint.
            """,
        example: "hint constructor-injection"
    ) { invocation in
        let invocation = invocation.readingNumberAlone
        let workspace = try invocation.workspace()
        let kata = try invocation.kata(in: workspace)
        guard !kata.hints.isEmpty else {
            invocation.system.say("\(kata.title) has no hints.")
            return .success
        }
        let asked = try numbers(asked: invocation, of: kata)
        var shown: [Int] = []
        try invocation.stateFile(in: workspace).update { state in
            shown = asked ?? [History(of: kata, in: state.events).nextHint(of: kata)]
            for number in shown { state.note(.hint(number: number), of: kata, at: invocation.system.now()) }
        }
        for number in shown {
            let text = "Hint \(number) of \(kata.hints.count): \(kata.hints[number - 1])"
            invocation.system.say(text.wrapped(to: invocation.system.width, indent: 4))
        }
        if shown.count == 1, let step = (try? Recipe(of: kata, in: workspace))?.steps.first(where: { $0.hints.contains(shown[0]) }) {
            let call = "\(invocation.system.program) step \(kata.name) \(step.number)"
            invocation.system.say("Step \(step.number) shows it in code: `\(call)`.".wrapped(to: invocation.system.width))
        }
        return .success
    }

    /// The hints that the call asks for; nil for the next one.
    private static func numbers(asked invocation: Invocation, of kata: Kata) throws(Misuse) -> [Int]? {
        let all = Array(1...kata.hints.count)
        if invocation.has("--all") {
            if let word = invocation.arguments["NUMBER"] { throw .conflict("\"\(word)\"", "--all", command: invocation.command) }
            return all
        }
        guard let word = invocation.arguments["NUMBER"] else { return nil }
        guard let number = Int(word), all.contains(number) else {
            throw .badValue(word, for: "NUMBER", of: all.map(String.init), command: invocation.command)
        }
        return [number]
    }
}
