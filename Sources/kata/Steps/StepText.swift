internal import Learner
internal import Workspace

/// A step for people: its text, the difference that it makes, and the verdict after it.
struct StepText {
    let step: Recipe.Step
    let recipe: Recipe
    let system: System

    func print() {
        let kata = recipe.kata
        say(system.style("Step \(step.number) of \(recipe.steps.count): \(step.title)", .bold))
        system.say("")
        for paragraph in step.text.components(separatedBy: "\n\n") { say(paragraph) }
        system.say("")
        let folder = "Katas/\(kata.module)"
        let difference = DiffText(
            old: .init(files: recipe.states[step.number - 1], folder: folder, name: "the code before"),
            new: .init(files: recipe.states[step.number], folder: folder, name: "the code after"))
        for line in difference.lines(system.style) { system.say(line) }
        system.say("")
        say("Look at \(step.lookAt)", indent: 4)
        if let words = step.compilerSays { say("The compiler says: \(words)", indent: 4) }
        say("Verdict: \(step.verdict)", indent: 4)
    }

    private func say(_ text: String, indent: Int = 0) {
        system.say(text.wrapped(to: system.width, indent: system.width < 60 ? min(2, indent) : indent))
    }
}
