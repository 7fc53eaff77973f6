internal import Learner
internal import Workspace

extension Command {
    static let step = Command(
        name: "step", argument: "[NAME] [NUMBER]", summary: "one step on the way to the solution, as a difference",
        discussion: """
            Shows the step after the one that your own work is closest to: what changes and why it is so small, the difference, what to look \
            at, and the verdict after it. With NUMBER it shows that step. The steps are one good way, not the only one.
            """,
        example: "step constructor-injection 2"
    ) { invocation in
        let invocation = invocation.readingNumberAlone
        let workspace = try invocation.workspace()
        let kata = try invocation.kata(in: workspace)
        let place = try LearnersPlace(of: kata, in: workspace)
        let system = invocation.system
        guard !place.recipe.steps.isEmpty else {
            system.say("\(kata.title) has no steps yet. `\(system.program) hint \(kata.name)` gives a hint.".wrapped(to: system.width))
            return .success
        }
        guard let step = try asked(invocation, of: place.recipe) ?? place.next else {
            let again = "`\(system.program) step \(kata.name) NUMBER` shows a step again."
            system.say("\(place.inWords) There is no next step. \(again)".wrapped(to: system.width))
            return .success
        }
        try invocation.stateFile(in: workspace).update { $0.note(.step(number: step.number), of: kata, at: system.now()) }
        StepText(step: step, recipe: place.recipe, system: system).print()
        system.say("")
        system.say(place.inWords.wrapped(to: system.width))
        return .success
    }

    /// The step that the call names; nil for the next one.
    private static func asked(_ invocation: Invocation, of recipe: Recipe) throws(Misuse) -> Recipe.Step? {
        guard let word = invocation.arguments["NUMBER"] else { return nil }
        guard let number = Int(word), let step = recipe.steps.first(where: { $0.number == number }) else {
            throw .badValue(word, for: "NUMBER", of: recipe.steps.map { "\($0.number)" }, command: invocation.command)
        }
        return step
    }
}
