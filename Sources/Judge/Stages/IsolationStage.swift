internal import RunnerProtocol

/// Asks whether the learner's tests leave everything as it was.
///
/// The characterization tests run again after each single test, so the answer names the test that leaves something behind. A clean-up at the
/// end of a class comes too late.
enum IsolationStage {
    static func judge(_ check: Check, run: TestRun) -> StageOutcome {
        guard let leak = run.leaks.first else {
            guard run.ending == .finished else {
                return .failed(
                    run.ending == .timedOut ? .timedOut : .leak,
                    "The characterization tests could not run after your tests: the test process ended before.",
                    next: "Look for something that a test starts and does not stop.")
            }
            return .passed(details: ["production is unchanged after each test"])
        }
        return .failed(
            .leak, "Your test \"\(leak.name.shown)\" leaves something behind: after it, production behaves differently.",
            next: "Undo the replacement before the test ends, for example with `defer` right after it.",
            details: leak.lines(in: check.solution.path))
    }
}
