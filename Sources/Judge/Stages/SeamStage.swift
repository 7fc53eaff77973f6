internal import Building
internal import Workspace

/// Is the asked seam there, and is what goes in what gets used?
enum SeamStage {
    static func judge(_ check: Check, _ acceptance: CompiledModule, surface: [SurfaceRule.Violation], run: TestRun) -> StageOutcome {
        if let error = SeamError(acceptance) {
            return .failed(
                .compileError, "The seam `\(check.kata.seam)` is not there as asked: \(error.words).",
                next: "Write the seam with exactly this name and form, visible to tests: `\(check.kata.seam)`."
                    + CompilerTrap.advice(on: [error.diagnostic]),
                details: [error.diagnostic.line(in: check.solution.path)])
        }
        if let violation = surface.first {
            return .failed(.failed, violation.message, next: violation.next, details: surface.map(\.message))
        }
        if let failure = AcceptanceFailure(run, folder: check.solution.path) {
            return .failed(
                failure.reason, "What goes in at the seam is not what gets used: \(failure.words).",
                next: "Look at how the instance travels from `\(check.kata.seam)` to the call that uses it.", details: failure.details)
        }
        return .passed(details: ["\(run.executed.count) facts about the seam hold"])
    }
}
