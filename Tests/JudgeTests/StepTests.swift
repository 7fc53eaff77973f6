import Foundation
import Judge
import TestSupport
import Testing
import Workspace

/// A step of a kata's recipe, as an argument of tests.
struct StepCase: Sendable, CustomTestStringConvertible {
    let recipe: Recipe
    let step: Recipe.Step

    var testDescription: String { "\(recipe.kata.module)/\(step.name)" }

    /// Every step of every kata.
    static let all: [StepCase] = recipes.flatMap { recipe in recipe.steps.map { StepCase(recipe: recipe, step: $0) } }

    /// The recipes that can be read; a test says whether they are all.
    static let recipes: [Recipe] = ((try? Bench.katas.get()) ?? []).compactMap { kata in
        try? Recipe(of: kata, in: Bench.workspace.get())
    }

    /// The steps that a run judges: those of the chosen katas, or of one.
    static let judged = all.filter { ChosenKatas.contain($0.recipe.kata.module, orOnly: ["ConstructorInjection"]) }
}

/// Each step of a recipe is judged, and says what came out.
struct StepTests {
    @Test(arguments: StepCase.judged) func `a step has the verdict that it names`(_ item: StepCase) async throws {
        let verdict = try await TemporaryFolder.with { folder in
            try item.recipe.write(after: item.step.number, to: folder)
            return try await Bench.verdict(on: folder, for: item.recipe.kata.module)
        }

        let environment = ProcessInfo.processInfo.environment
        let records = environment["SEAMS_RECORD"] != nil && environment["CI"] == nil && verdict.inBrief != item.step.verdict
        guard !records else { return try Self.record(verdict.inBrief, of: item.step) }
        #expect(verdict.problems(after: item.step) == [], "\(item.testDescription)\n\(verdict.inFull)")
    }

    @Test func `the steps of every kata can be read, and a kata of the first group has five to nine`() throws {
        let katas = try Bench.katas.get()

        #expect(StepCase.recipes.map(\.kata.module) == katas.map(\.module))
        let numbers = StepCase.recipes.filter { $0.kata.group == katas[0].group }.map(\.steps.count)
        #expect(numbers.allSatisfy { (5...9).contains($0) }, "\(numbers)")
    }

    @Test func `work with a line of its own is closest to the step that it is alike to`() {
        var strays: [String] = []
        for recipe in StepCase.recipes {
            let places = Recipe.Places(of: recipe)
            for (done, state) in recipe.states.enumerated() {
                if places.position(of: state) != .init(done: done, isExact: true) {
                    strays.append("\(recipe.kata.module) \(done), exactly")
                }
                for path in state.keys.sorted() {
                    var work = state
                    work[path]?.append(Data("// A line of my own.\n".utf8))
                    let position = places.position(of: work)
                    if position != .init(done: done, isExact: false) { strays.append("\(recipe.kata.module) \(done): \(position.done)") }
                }
            }
        }

        #expect(strays == [])
    }

    @Test func `work whose production is finished is not before its steps, although the tests are the start's`() throws {
        for recipe in StepCase.recipes {
            let production = "Sources/\(recipe.kata.module)/"
            func part(_ files: Recipe.Files) -> Recipe.Files { files.filter { $0.key.hasPrefix(production) } }
            guard let first = recipe.states.first, let last = recipe.states.last, part(first) != part(last) else { continue }

            let position = Recipe.Places(of: recipe).position(of: first.merging(part(last)) { $1 })

            #expect(part(recipe.states[position.done]) == part(last), "\(recipe.kata.module): \(position)")
        }
    }

    /// Hints and steps tell one story: a step is at least as outspoken as the hints that lead to it.
    @Test func `a hint names nothing that its steps do not show`() throws {
        var strays: [String] = []
        for recipe in StepCase.recipes where !recipe.steps.isEmpty {
            for (number, hint) in zip(1..., recipe.kata.hints) {
                let last = try #require(recipe.steps.last { $0.hints.contains(number) }, "\(recipe.kata.module): hint \(number)")
                let texts = recipe.steps.prefix(last.number).map { $0.text + $0.lookAt }
                let files = recipe.states.prefix(last.number + 1).flatMap { $0.values.map { String(decoding: $0, as: UTF8.self) } }
                let shown = Self.words(in: (texts + files).joined(separator: "\n"))
                let code = hint.matches(of: /`([^`]+)`/).map { String($0.1) }.filter { !Self.isCall($0) }
                let unknown = Set(code.flatMap { Self.words(in: $0) }).subtracting(shown)
                strays += unknown.sorted().map { "\(recipe.kata.module): hint \(number) names \($0)" }
            }
        }

        #expect(strays == [])
    }

    /// Whether a passage is a call for a shell, or a path.
    private static func isCall(_ passage: String) -> Bool {
        passage.hasPrefix("./kata ") || passage.hasPrefix("swift ") || passage.hasSuffix(".swift")
    }

    private static func words(in text: String) -> Set<String> {
        Set(text.matches(of: /[A-Za-z_]\w+(?!\w|…)/).map { String($0.output) })
    }

    /// Writes the verdict into the step's text.
    private static func record(_ verdict: String, of step: Recipe.Step) throws {
        let file = step.folder.appending(path: Recipe.Step.file)
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(text.replacing("- Verdict: `\(step.verdict)`", with: "- Verdict: `\(verdict)`").utf8).write(to: file)
    }
}
