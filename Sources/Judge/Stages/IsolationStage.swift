internal import RunnerProtocol

/// Do the tests leave everything as it was?
///
/// The facts about production are checked again after each single test, so the answer names the test that left something behind; a
/// clean-up that comes only at the end of a class comes too late.
enum IsolationStage {
    static func judge(_ check: Check, run: TestRun) -> StageOutcome {
        guard let leak = run.leaks.first else {
            guard run.ending == .finished else {
                return .failed(
                    run.ending == .timedOut ? .timedOut : .leak,
                    "After your tests the facts about production could not be checked: the run came to its end before.",
                    next: "Look for something that a test starts and that goes on after it.")
            }
            return .passed(details: ["production is as it was after each test"])
        }
        return .failed(
            .leak, "Your test \"\(leak.name.shown)\" leaves something behind: after it, production no longer does what it did.",
            next: "Take back what it replaced before the test ends, for example with `defer` right after you set it.",
            details: leak.lines(in: check.solution.path))
    }
}
