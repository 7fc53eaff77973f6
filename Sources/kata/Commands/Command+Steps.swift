internal import Learner
internal import Workspace

extension Command {
    static let steps = Command(
        name: "steps", argument: "[NAME]", options: [jsonOption],
        summary: "the way from the start to the solution, in small steps",
        discussion: """
            Each line has a step's number, its title, and the verdict after it: the stage and the reason, and of the planted faults how \
            many are caught. The sign > marks the step that your own work is \
            closest to. `kata step` shows one of them.
            """,
        example: "steps constructor-injection"
    ) { invocation in
        let workspace = try invocation.workspace()
        let kata = try invocation.kata(in: workspace)
        let place = try LearnersPlace(of: kata, in: workspace)
        let system = invocation.system
        if invocation.has("--json") {
            try system.sayJSON(StepList(place))
            return .success
        }
        guard !place.recipe.steps.isEmpty else {
            system.say("\(kata.title) has no steps yet. `\(system.program) hint \(kata.name)` gives a hint.".wrapped(to: system.width))
            return .success
        }
        let count = place.recipe.steps.count
        system.say(system.style("\(kata.title): \(count.counted("step")) from the start to the solution", .bold).wrapped(to: system.width))
        let width = place.recipe.steps.map(\.title.count).max() ?? 0
        let widest = place.recipe.steps.map { $0.verdict.count + ($0.leansOnCompiler ? ", on purpose".count : 0) }.max() ?? 0
        for step in place.recipe.steps {
            let sign = place.position?.done == step.number ? ">" : " "
            let verdict = step.verdict + (step.leansOnCompiler ? ", on purpose" : "")
            let number = "\(sign) \(step.number < 10 ? " " : "")\(step.number)  "
            if number.count + width + 2 + widest <= system.width {
                system.say("\(number)\(step.title.padded(to: width))  \(verdict)")
            } else {
                system.say((number + step.title).wrapped(to: system.width, indent: number.count))
                system.say("\("".padded(to: number.count))\(verdict)")
            }
        }
        system.say("")
        let isSolved = try invocation.progress(in: workspace).standing(of: kata) == .solved
        let solved = isSolved ? "The kata is solved; the steps show one way to do it. " : ""
        let next = place.next.map { " Step \($0.number) is next: `\(system.program) step \(kata.name)` shows it." } ?? ""
        system.say((solved + place.inWords + next).wrapped(to: system.width))
        return .success
    }
}

/// The output of `kata steps --json`.
private struct StepList: Encodable {
    struct Entry: Encodable {
        var number: Int
        var folder: String
        var title: String
        var text: String
        var lookAt: String
        var hints: [Int]
        var verdict: String
        var compilerSays: String?
        var files: [String]
    }

    struct Place: Encodable {
        /// The number of the step that the learner's work is closest to; 0 for the start.
        var step: Int
        /// Whether the work is exactly that step.
        var isExact: Bool
    }

    var version = 1
    var kata: String
    var steps: [Entry]
    var place: Place?

    init(_ place: LearnersPlace) {
        let kata = place.recipe.kata
        self.kata = kata.name
        steps = place.recipe.steps.map { step in
            Entry(
                number: step.number, folder: "Solutions/\(kata.module)/Steps/\(step.name)", title: step.title, text: step.text,
                lookAt: step.lookAt, hints: step.hints, verdict: step.verdict, compilerSays: step.compilerSays,
                files: step.files.keys.sorted())
        }
        self.place = place.position.map { Place(step: $0.done, isExact: $0.isExact) }
    }
}
