internal import Comparison
import Foundation
internal import Judge
internal import Workspace

extension Command {
    static let which = Command(
        name: "which",
        options: [
            jsonOption,
            Option(
                name: "--answers", value: "LIST", summary: "the answers, without a dialogue (see the example)", takesSeveral: true),
        ],
        summary: "the techniques that fit your code: a short dialogue",
        discussion: """
            Asks about your own code, such as which code creates the object and whether tests run in parallel, until at most \
            \(Choice.most) techniques are left. It asks only what distinguishes them by the values that `kata compare` measures. It names each with \
            the reasons, the situations that it does not fit, the difference of its solution, and its kata. Return means that you do not \
            know, which excludes nothing. The JSON lists the questions that are left, each with its answers and the techniques that fit.

            Exit code: 0 done, 1 no technique fits all the answers, 2 a wrong call, 3 an unusable workspace or toolchain.
            """,
        example: "which --answers \(exampleAnswers)"
    ) { invocation in
        let system = invocation.system
        let comparison = try await Comparison(workspace: invocation.workspace())
        let given = try answers(invocation)
        let line = StatusLine.waiting(on: system)
        defer { line.remove() }
        let measure: Choice.Measure = { names, properties in
            defer { line.remove() }
            return try await comparison.table(of: names, properties: properties) { step in
                line.show("Measuring the techniques")
                line.refine("\(step.technique): \(step.property) (\(step.number) of \(step.count))")
            }
        }
        var choice = try await Choice(given: given, measure: measure)
        var left: [Choice.Open] = []
        let dialogue = TechniqueDialogue(system: system)
        let isAsking = invocation.options["--answers"] == nil && !invocation.has("--json")
        dialogue: while let question = try await choice.next(measure: measure) {
            guard isAsking else {
                left.append(Choice.Open(question, among: choice.fitting))
                continue
            }
            switch try dialogue.ask(question) {
            case .answer(let answer): choice.add(answer, to: question)
            case .unknown: break
            case .enough: break dialogue
            }
        }
        let text = ChoiceText(
            choice: choice, named: try await choice.named(measure: measure), left: left, workspace: try invocation.workspace(),
            system: system)
        if invocation.has("--json") { try system.sayJSON(text) } else { text.print() }
        return choice.fitting.isEmpty ? .unsolved : .success
    }

    static let exampleAnswers = "creator=storyboard,parallel=yes"

    /// Reads the answers of the option `--answers`.
    private static func answers(_ invocation: Invocation) throws -> [Choice.Given] {
        var given: [Choice.Given] = []
        for pair in invocation.options["--answers"]?.split(separator: ",") ?? [] {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard let question = Question.all.first(where: { $0.name == parts[0] }) else {
                throw Misuse.badValue(parts[0], for: "A question of --answers", of: Question.all.map(\.name), command: which)
            }
            let word = parts.count > 1 ? parts[1] : ""
            guard let answer = question.answers.first(where: { $0.name == word }) else {
                throw Misuse.badValue(word, for: "The answer to \(question.name)", of: question.answers.map(\.name), command: which)
            }
            if given.contains(where: { $0.question.name == question.name }) {
                throw Misuse.conflict("\"\(question.name)=\(word)\"", "another answer to \(question.name)", command: which)
            }
            given.append(Choice.Given(question, answer))
        }
        return given
    }
}
