internal import RunnerProtocol
internal import Workspace

/// Runs of the learner's tests in the program with the planted faults, while none of these is active.
///
/// The tests have passed already, and here nothing is changed: a test that fails looks at something else than the code's behavior.
struct ControlRuns: Sendable {
    private let runs: [TestRun]

    init(_ runs: [TestRun]) {
        self.runs = runs
    }

    /// The tests that fail in any of the runs.
    var failing: [TestName] { runs.flatMap(\.failures).map(\.name).uniqued() }

    /// The tests that fail in some of the runs and pass in others.
    private var wavering: [TestName] {
        let failures = runs.map { Set($0.failures.map(\.name)) }
        return failing.filter { name in failures.contains { !$0.contains(name) } }
    }

    /// Whether several tests fail by chance: together, one of them would seem to catch each fault.
    var areByChance: Bool { wavering.count > 1 }

    /// The failure of tests that tell nothing about faults, because they fail by chance or end their process without one.
    var failure: StageOutcome.Failure? {
        for run in runs {
            guard case .crashed(let how, _) = run.ending else { continue }
            let test = run.interrupted.map { "\"\($0.shown)\"" } ?? "one"
            return unsteady(
                .crashed,
                message: "Of your tests, \(test) ends the process that has the planted faults, although none is active: \(how).",
                next: "Let each test look at the behavior of the code only: not at the program, its size, or its memory.")
        }
        guard areByChance else { return nil }
        return unsteady(
            .failed,
            message: "\(wavering.count) of your tests fail by chance in the process that has the planted faults, although none is active.",
            next: "Let each test give the same result each time: chance, the clock and the program itself have no place in it.")
    }

    /// A failure that another run of the same bytes may not have.
    private func unsteady(_ reason: Reason, message: String, next: String) -> StageOutcome.Failure {
        var failure = StageOutcome.Failure(reason: reason, message: message, next: next)
        failure.isLasting = false
        return failure
    }
}
