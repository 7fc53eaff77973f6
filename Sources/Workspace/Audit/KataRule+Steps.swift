internal import Foundation

extension KataRule {
    /// The steps, if there are any, lead from the start to the solution, and each of them can be read and shown.
    static let steps = KataRule(name: "steps") { files in
        let folder = "\(files.solution)/Steps"
        let recipe: Recipe
        func path(of file: String) -> String { file.replacing(files.workspace.root.path + "/", with: "") }
        do throws(WorkspaceError) {
            recipe = try Recipe(of: files.kata, in: files.workspace)
        } catch .missing(let file) {
            return [KataProblem(path(of: file), "the file is missing; write it, as the other steps have it.")]
        } catch .badDescription(let file, let reason) {
            return [KataProblem(path(of: file), "it cannot be read: \(reason).")]
        } catch {
            return [KataProblem(folder, error.message)]
        }
        guard !recipe.steps.isEmpty else { return [] }
        let solution = (try? Recipe.files(of: files.kata, in: files.workspace.solution(of: files.kata))) ?? [:]
        let last = recipe.states.last ?? [:]
        let strayed = Set(last.keys).union(solution.keys).filter { last[$0] != solution[$0] }.sorted()
        return recipe.steps.flatMap { step in problems(of: step, in: recipe).map { KataProblem("\(folder)/\(step.name)", $0) } }
            + hintProblems(recipe).map { KataProblem(folder, $0) }
            + strayed.map {
                KataProblem("\(folder)/\(recipe.steps.last?.name ?? "")/\($0)", "after the last step it is not the solution's file.")
            }
    }

    private static func problems(of step: Recipe.Step, in recipe: Recipe) -> [String] {
        var problems: [String] = []
        func expect(_ isSo: Bool, _ advice: String) { if !isSo { problems.append(advice) } }
        let number = "\(step.number < 10 ? "0" : "")\(step.number)"
        expect(
            step.name.wholeMatch(of: /\d\d-[a-z0-9]+(-[a-z0-9]+)*/) != nil && step.name.hasPrefix(number),
            "name the folder \"\(number)-\" and a few words with hyphens.")
        expect(!step.title.isEmpty && step.title.count <= 60, "the title has \(step.title.count) characters; write one to 60.")
        let sentences = step.text.matches(of: /[.?!]`?(?= |\n|$)/).count
        expect((2...5).contains(sentences), "the text has \(sentences.counted("sentence")); write two to five.")
        expect(!step.files.isEmpty, "it changes no Swift file.")
        for path in step.files.keys.sorted() {
            expect(step.files[path] != recipe.states[step.number - 1][path], "\(path) is as it was before; remove it.")
        }
        let isLast = step.number == recipe.steps.count
        expect((step.verdict == "solved") || !isLast, "the last step must be solved, and it says \"\(step.verdict)\".")
        expect(!step.leansOnCompiler || step.verdict.hasSuffix("/compile-error"), "it leans on the compiler, and yet its code compiles.")
        let known = Set(step.files.keys)
        let names = FileManager.default.enumerator(atPath: step.folder.path)?.compactMap { $0 as? String } ?? []
        for name in names.sorted() where name.contains(".") && !name.hasPrefix(".") && name != Recipe.Step.file && !known.contains(name) {
            expect(false, "nothing reads \(name); remove it.")
        }
        return problems
    }

    /// Each hint leads to a step, and the hints come in the order of the steps.
    private static func hintProblems(_ recipe: Recipe) -> [String] {
        let numbers = recipe.steps.flatMap(\.hints)
        let all = Array(1...max(1, recipe.kata.hints.count))
        if let other = numbers.first(where: { !all.contains($0) }) { return ["a step names hint \(other), and there is no such hint."] }
        let missing = all.filter { !numbers.contains($0) }
        return missing.map { "no step names hint \($0); write \"- Hints: \($0)\" into the step that it leads to." }
    }
}
