internal import Faults
internal import RunnerProtocol

/// Asks whether the learner's tests leave everything as it was.
///
/// After each single test, the state that all tests share is compared with the state before it, and the characterization tests run again. So
/// the answer names the test that leaves something behind, and what. For the facts, a clean-up at the end of a class comes too late.
enum IsolationStage {
    /// Judges the run.
    ///
    /// - Parameters:
    ///   - check: The submission.
    ///   - run: The learner's tests, with the characterization tests after each.
    ///   - definitions: The factories that set more than their closure where they are defined, at every access.
    static func judge(_ check: Check, run: TestRun, definitions: Set<String>) -> StageOutcome {
        let leftovers = run.leftovers.flatMap { test, things in things.map { (test: test, thing: $0) } }
        // The end of the round reports again what a test has left.
        let own = leftovers.filter { !$0.thing.mayComeFrom(definitions) }.uniqued(by: \.thing)
        if let (test, thing) = own.first {
            return .failed(
                .leak, "Your test \"\(test.shown)\" leaves something behind: \(thing.words).",
                next: TearDown(of: test, in: check.submission.tests).advice(thing.advice, undo: thing.undo),
                details: own.dropFirst().map { "\"\($0.test.shown)\" leaves \($0.thing.words)" }
                    + run.leaks.flatMap { $0.lines(in: nil) })
        }
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
            next: TearDown(of: leak.name, in: check.submission.tests).advice(
                "Undo the replacement before the test ends, for example with `defer` right after it.", undo: nil),
            details: leak.lines(in: nil))
    }
}

extension Leftover {
    /// Whether a mere access to one of these factories, which sets its contexts and decorators again, leaves this behind.
    fileprivate func mayComeFrom(_ definitions: Set<String>) -> Bool {
        switch self {
        case .context(_, _, let factory), .decorator(_, let factory?), .instance(_, let factory): definitions.contains(factory)
        default: false
        }
    }
}
