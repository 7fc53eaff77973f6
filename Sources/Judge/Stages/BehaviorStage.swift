internal import Building
internal import Foundation

/// Asks whether production still behaves as before: the workspace's characterization tests must pass.
enum BehaviorStage {
    static func judge(_ check: Check, _ acceptance: CompiledModule, run: TestRun) -> StageOutcome {
        if let change = GivenSourcesChange(of: check) {
            return .failed(
                .failed, "In this kata only the tests may change, and \(change.files[0]).", next: change.advice, details: change.files)
        }
        if let error = acceptance.firstError {
            return .failed(
                .compileError, "A call site in production no longer compiles: \(error.message).",
                next: "Make `\(check.kata.callSite)` compile again, for example with a default argument."
                    + CompilerTrap.advice(on: acceptance.diagnostics),
                details: [error.line(in: check.solution.path)])
        }
        if let failure = AcceptanceFailure(run, folder: check.solution.path) {
            let start = check.kata.startFolder.appending(path: "Sources").shellWord
            let sources = check.submission.folder.appending(path: "Sources").shellWord
            return .failed(
                failure.reason, "Production no longer behaves as before: \(failure.words).",
                next: "Compare your code with the start: `diff -r \(start) \(sources)`.",
                details: failure.details)
        }
        return .passed(details: [passing(run.executed.count, "characterization test")])
    }
}
