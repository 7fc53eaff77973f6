internal import Building
import Foundation
internal import Judge
internal import Learner
internal import Workspace

/// The proof that a kata is whole: its files, their format, and the verdicts on its start, its solution and each step between them.
struct KataAudit {
    /// The result.
    struct Result {
        var problems: [KataProblem] = []
        /// The number of faults that the solution's tests catch.
        var faults = 0
    }

    let files: KataFiles

    /// Looks at everything.
    ///
    /// The verdicts are left out while there are other problems, which would only come back in the judge's words.
    ///
    /// - Parameter progress: Receives a few words about each step.
    func run(progress: (String) -> Void) async throws -> Result {
        progress("Reading \(files.folder)")
        var result = Result(problems: KataRule.all.flatMap { $0.problems(files) })
        progress("Checking the format")
        result.problems += try await unformatted()
        guard result.problems.isEmpty else { return result }
        let judge = try await Judge(workspace: files.workspace)
        progress("Judging the start")
        result.problems += startProblems(try await judge.check(files.kata, in: files.kata.startFolder))
        progress("Judging the solution")
        let solution = try await judge.check(files.kata, in: files.workspace.solution(of: files.kata))
        result.problems += solutionProblems(solution)
        result.faults = solution.faults.count
        // A start or a solution that is wrong leads to wrong steps.
        guard result.problems.isEmpty else { return result }
        let recipe = try Recipe(of: files.kata, in: files.workspace)
        for step in recipe.steps {
            progress("Judging step \(step.number) of \(recipe.steps.count)")
            let verdict = try await verdict(on: step, of: recipe, by: judge)
            result.problems += verdict.problems(after: step).map { KataProblem("\(files.solution)/Steps/\(step.name)", $0) }
        }
        return result
    }

    /// Judges the code after a step, in a folder of its own.
    private func verdict(on step: Recipe.Step, of recipe: Recipe, by judge: Judge) async throws -> Verdict {
        let folder = FileManager.default.temporaryDirectory.appending(path: "seams-step-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try recipe.write(after: step.number, to: folder)
        return try await judge.check(files.kata, in: folder)
    }

    private func unformatted() async throws -> [KataProblem] {
        let paths = [files.folder, files.solution].flatMap { folder in
            files.files(below: folder).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        }
        guard !paths.isEmpty else { return [] }
        return try await Workbench(workspace: files.workspace).lint(paths).map { complaint in
            let place = complaint.place ?? Place(files.folder)
            return KataProblem(
                "\(place.file)\(place.line.map { ":\($0)" } ?? "")", "\(complaint.message); format it with `.ci/format`.")
        }
    }

    private func startProblems(_ verdict: Verdict) -> [KataProblem] {
        guard !verdict.isSolved else { return [KataProblem(files.start, "the start is solved; leave something to do.")] }
        guard verdict.failed != files.kata.start else { return [] }
        let advice =
            "the start fails at \(verdict.failed?.rawValue ?? "no stage"), and kata.json says \"\(files.kata.start.rawValue)\"; "
            + "change one of them. The verdict: \(verdict.message)"
        return [KataProblem(files.start, advice)]
    }

    private func solutionProblems(_ verdict: Verdict) -> [KataProblem] {
        guard verdict.isSolved else {
            return [KataProblem(files.solution, "the solution is not solved: \(verdict.message) \(verdict.next)")]
        }
        if verdict.faults.isEmpty { return [KataProblem(files.solution, "no fault can be planted in it; add code that a test can check.")] }
        return unplanted(in: verdict)
            + verdict.notes.map { KataProblem(files.solution, "the verdict on it has a note, so that learners see it too: \($0)") }
    }

    /// The mistakes that the kata brings and that the solution has no place for, or that do not compile there.
    private func unplanted(in verdict: Verdict) -> [KataProblem] {
        let planted = Set(verdict.faults.map(\.description))
        return (files.kata.description.faults ?? []).filter { !planted.contains($0.words) }.map { fault in
            KataProblem(
                "\(files.folder)/kata.json",
                "\"faults\": \"\(fault.words)\" is not planted in the solution; name code that is not given there, and let \"replace\" compile."
            )
        }
    }
}
