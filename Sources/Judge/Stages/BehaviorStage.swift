/// Does production still do what it did?
enum BehaviorStage {
    static func judge(_ check: Check, _ acceptance: CompiledModule, run: TestRun) -> StageOutcome {
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
