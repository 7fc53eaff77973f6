internal import RunnerProtocol

/// A test that passes in one run and fails in another, though nothing in the code has changed.
struct WaveringTest {
    /// The reasons for which a test can do so.
    enum Cause: Equatable {
        /// Alone it always gives the same result, so another test has changed what it finds.
        case anotherTest
        /// Alone it gives another result the second time, in each process the same.
        case itsEarlierRun
        /// Alone it gives one result in one process, and another in the next.
        case chance
    }

    /// The runs in which it passes.
    enum Passing {
        /// One of two runs in the same process.
        case once
        /// The run in the order of its file, and none in a shuffled order.
        case asWritten
        /// A run without any other test, and none with them.
        case alone
    }

    /// The failure.
    let failure: TestReport
    let passing: Passing

    /// Finds the first failure of a run; nil if that test fails always.
    ///
    /// - Parameters:
    ///   - run: The tests in a shuffled order, and then in the reverse order.
    ///   - asWritten: The same tests in the order of their files.
    init?(in run: TestRun, inWrittenOrder asWritten: TestRun?) {
        guard run.ending == .finished, let first = run.failures.first else { return nil }
        failure = first
        let failsEachTime = run.tests.allSatisfy { $0.name != first.name || $0.outcome == .failed }
        let passesAsWritten = asWritten?.tests.contains { $0.name == first.name && $0.outcome == .passed } == true
        if failsEachTime, !passesAsWritten { return nil }
        passing = failsEachTime ? .asWritten : .once
    }

    /// A test that fails with the other tests in any order; nil unless it passes without them.
    ///
    /// - Parameters:
    ///   - failure: The failure with the others.
    ///   - run: A run of that test alone.
    init?(failing failure: TestReport, alone run: TestRun) {
        guard run.ending == .finished, run.tests.contains(where: { $0.name == failure.name }), run.failures.isEmpty, !run.executed.isEmpty
        else { return nil }
        self.failure = failure
        passing = .alone
    }

    /// Tells the reason.
    ///
    /// - Parameter runs: The outcomes of the test in processes that ran it again and again, and no other test.
    static func cause(alone runs: [[TestReport.Outcome]]) -> Cause {
        // A process that ended early says nothing about the runs that it did not reach.
        let length = runs.map(\.count).min() ?? 0
        let outcomes = Set(runs.map { $0.prefix(length) })
        if outcomes.count > 1 { return .chance }
        return Set(outcomes.first ?? []).count > 1 ? .itsEarlierRun : .anotherTest
    }

    /// Says when it passes and fails, and the next step.
    ///
    /// - Parameters:
    ///   - cause: The reason.
    ///   - place: The place at which it fails.
    func words(because cause: Cause, at place: String) -> (when: String, next: String) {
        let when =
            switch passing {
            case .once: "passes once and fails once in the same process"
            case .asWritten: "passes in the order of its file and fails in another order"
            case .alone: "passes alone and fails together with the other tests"
            }
        return switch cause {
        case .anotherTest:
            (
                when,
                (passing == .alone ? "" : "Tests run in a shuffled order, and then in the reverse order. ")
                    + "Find the state that the test at \(place) shares with another one, and set it anew before each test."
            )
        case .itsEarlierRun:
            (
                when,
                (passing == .once
                    ? "It does so without any other test, too, when it runs again. "
                    : "It also fails without any other test when it runs again. ")
                    + "Find the state that outlives the test at \(place), such as a static property, and set it anew before each test."
            )
        case .chance:
            (
                "passes in one run and fails in another, also without any other test",
                "Look in the test at \(place), and in the code that it calls, for something that differs from run to run: a task that nobody awaits, a random value, the clock, or the order of a set."
            )
        }
    }
}
