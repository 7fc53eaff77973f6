internal import Building
internal import Workspace

/// Asks whether the seam is there, and whether the code uses the injected instance: the workspace's tests of the seam must pass.
enum SeamStage {
    static func judge(_ check: Check, _ acceptance: CompiledModule, surface: [SurfaceRule.Violation], run: TestRun) -> StageOutcome {
        if let error = SeamError(acceptance) {
            return .failed(
                .compileError, "The seam `\(check.kata.seam)` is not there as asked: \(error.words).",
                next: "Declare the seam with exactly this name and form, visible to tests: `\(check.kata.seam)`."
                    + CompilerTrap.advice(on: [error.diagnostic]),
                details: [error.diagnostic.line(in: check.solution.path)])
        }
        if let violation = surface.first {
            return .failed(.failed, violation.message, next: violation.next, details: surface.map(\.message))
        }
        if let failure = AcceptanceFailure(run, folder: check.solution.path) {
            return .failed(
                failure.reason, "The injected instance is not the one that is used: \(failure.words).",
                next: "Follow the instance from `\(check.kata.seam)` to the call that uses it.", details: failure.details)
        }
        return .passed(details: [passing(run.executed.count, "seam test")])
    }
}
