internal import Building

/// Does production still do what it did?
enum BehaviorStage {
    static func judge(_ check: Check, _ acceptance: CompiledModule, run: TestRun) -> StageOutcome {
        if let given = GivenSources(of: check) {
            return .failed(
                .failed, "In this kata only the tests may change, and \(given.changes[0]).",
                next: "Put the sources back byte for byte; they are in `Solutions/\(check.module)/Start/Sources`.",
                details: given.changes)
        }
        if let error = acceptance.firstError {
            return .failed(
                .compileError, "A call site in production no longer compiles: \(error.message).",
                next: "Keep `\(check.kata.callSite)` possible as it stands, for example with a default argument."
                    + CompilerTrap.advice(on: acceptance.diagnostics),
                details: [error.line(in: check.solution.path)])
        }
        if let failure = AcceptanceFailure(run, folder: check.solution.path) {
            return .failed(
                failure.reason, "Production no longer does what it did: \(failure.words).",
                next: "Compare your production code with the start (`diff` it with the kata's first state) until this is true again.",
                details: failure.details)
        }
        return .passed(details: ["\(run.executed.count) facts about production hold"])
    }
}
