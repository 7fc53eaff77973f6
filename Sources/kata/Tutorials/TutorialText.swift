internal import Foundation
internal import Workspace

/// A kata's steps as a tutorial for DocC: text beside code, and a question for each section.
struct TutorialText {
    let recipe: Recipe

    /// Consecutive steps with a title.
    struct Section {
        var title: String
        var text: String
        var steps: ArraySlice<Recipe.Step>
    }

    private var kata: Kata { recipe.kata }

    /// The steps up to the last change of production or of a substitute, and the ones that only change tests.
    var sections: [Section] {
        let last = recipe.steps.lastIndex { $0.files.keys.contains { !$0.hasPrefix("Tests/") } }
        let done = kata.substitutes.isEmpty ? "Production" : "The substitute"
        let end = last.map { $0 + 1 } ?? 0
        let seam = kata.seam.split(separator: "\n").joined(separator: "; ")
        return [
            Section(title: "Open the seam", text: "\(kata.summary) The seam is `\(seam)`.", steps: recipe.steps[..<end]),
            Section(
                title: last == nil ? "Strengthen the tests" : "Test through the seam",
                text: last == nil
                    ? kata.summary : "\(done) is done. From here on, only tests change.",
                steps: recipe.steps[end...]),
        ].filter { !$0.steps.isEmpty }
    }

    var text: String {
        let parts = sections.map(text(of:)) + [questions]
        return """
            @Tutorial(time: \(recipe.steps.count * 3)) {
                @Intro(title: "\(kata.title)") {
                    \(kata.summary)
                }

            \(parts.joined(separator: "\n"))
            }

            """
    }

    private func text(of section: Section) -> String {
        """
            @Section(title: "\(section.title)") {
                @ContentAndMedia {
                    \(section.text)
                }

                @Steps {
        \(section.steps.map(text(of:)).joined(separator: "\n"))
                }
            }

        """
    }

    /// A step for each file that the recipe's step changes, because DocC shows one file beside a step.
    private func text(of step: Recipe.Step) -> String {
        let paths = shownFiles(of: step)
        let names = paths.map { "`\(Self.name(of: $0))`" }
        let compiler = step.compilerSays.map { " The compiler says: `\($0)`." } ?? ""
        let parts = zip(paths, paths.indices).map { path, index in
            let also = names.dropFirst(index + 1)
            let removed = removedLines(of: path, by: step)
            let gone = removed.isEmpty ? "" : "No line is new here, so none is highlighted: the step removes \(Self.words(for: removed)). "
            return """
                        @Step {
                            \(index == 0 ? "**\(step.title).** \(step.text.replacing("\n\n", with: " "))" : "The same step, in \(names[index]).")

                            @Code(name: "\(Self.name(of: path))", file: "\(resource(path, after: step.number))", previousFile: "\(resource(path, after: step.number - 1))")

                            \(gone)\(also.isEmpty ? "Look at \(step.lookAt)\(compiler) Verdict: `\(step.verdict)`" : "The step also changes \(also.joined(separator: " and ")), which comes next.")
                        }
                """
        }
        return parts.joined(separator: "\n\n")
    }

    // MARK: Code

    /// The files that a step shows beside its text, production first.
    func shownFiles(of step: Recipe.Step) -> [String] {
        step.files.keys.sorted { ($0.hasPrefix("Tests/") ? 1 : 0, $0) < ($1.hasPrefix("Tests/") ? 1 : 0, $1) }
    }

    /// The lines that a step removes from a file, if it adds none: DocC highlights only new lines, so the text must say so.
    func removedLines(of path: String, by step: Recipe.Step) -> [String] {
        let states = [step.number - 1, step.number].map { number in
            String(decoding: recipe.states[number][path] ?? Data(), as: UTF8.self).split(separator: "\n").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
        let difference = states[1].difference(from: states[0])
        guard difference.insertions.isEmpty else { return [] }
        return difference.removals.compactMap { if case .remove(_, let line, _) = $0 { line } else { nil } }
    }

    /// One line in full, or the number of several.
    ///
    /// The caption of a step is one paragraph, without a listing.
    private static func words(for lines: [String]) -> String {
        lines.count == 1 && !lines[0].contains("`") ? "`\(lines[0])`" : lines.count.counted("line")
    }

    /// The files with the code that the steps show, by their names in the catalog.
    var code: [String: Data] {
        recipe.steps.reduce(into: [:]) { code, step in
            for path in shownFiles(of: step) {
                for number in [step.number - 1, step.number] {
                    code[resource(path, after: number)] = recipe.states[number][path] ?? Data()
                }
            }
        }
    }

    private func resource(_ path: String, after step: Int) -> String {
        "\(kata.name)-\(step < 10 ? "0" : "")\(step)-\(Self.name(of: path))"
    }

    private static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    // MARK: Questions

    /// A question for each section, about the verdict after its last step.
    private var questions: String {
        let questions = sections.compactMap(\.steps.last).map { step in
            let choices = VerdictChoice.choices(for: step.verdict).map { choice in
                """
                            @Choice(isCorrect: \(choice.isRight)) {
                                `\(choice.verdict)`

                                @Justification(reaction: "\(choice.isRight ? "Right" : "Not yet")") {
                                    \(choice.explanation)
                                }
                            }
                """
            }
            return """
                        @MultipleChoice {
                            Which verdict does the judge give after the step "\(step.title)"?

                \(choices.joined(separator: "\n"))
                        }
                """
        }
        return """
                @Assessments {
            \(questions.joined(separator: "\n"))
                }
            """
    }
}
