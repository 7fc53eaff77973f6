internal import RunnerProtocol
internal import Workspace

/// The reason why a run of the workspace's own tests rejects the submission.
struct AcceptanceFailure {
    var reason: Reason
    /// The end of a sentence.
    var words: String
    var details: [String] = []
    /// The name of the first test that fails or crashes; nil for another reason.
    var test: String?

    /// Reads a run; nil if every test was executed and passed.
    ///
    /// - Parameters:
    ///   - run: The run.
    ///   - isTelling: Chooses the failures of which the first is named; the first of all if there is none.
    init?(_ run: TestRun, naming isTelling: (String) -> Bool = { _ in true }) {
        // The first two say more than the crash that may follow from them.
        if let access = run.networkAccesses.first {
            reason = .failed
            words = "the test \"\(access.test.shown)\" accesses the network (\(access.destination))"
            details = run.networkAccesses.uniqued().map(\.line)
            return
        }
        let failures = run.failures.filter { isTelling($0.name.shown) } + run.failures.filter { !isTelling($0.name.shown) }
        if let first = failures.first {
            reason = .failed
            test = first.name.shown
            words = "the test \"\(first.name.shown)\" fails" + (first.fact.map { ": \($0)" } ?? "")
            // The first one is in the sentence. The tests are the workspace's, so their places say nothing about the learner's code.
            details = Array(failures.uniqued(by: \.name).flatMap { $0.lines(in: nil) }.uniqued().dropFirst())
            return
        }
        let process = run.interrupted.map { "the test \"\($0.shown)\"" } ?? "the test process"
        switch run.ending {
        case .crashed(let how, _):
            reason = .crashed
            test = run.interrupted?.shown
            words = "\(process) crashed: \(how)"
        case .timedOut:
            reason = .timedOut
            words = "\(process) timed out"
        case .printedTooMuch:
            reason = .outputLimit
            words = "\(process) printed too much"
        case .finished:
            guard !run.executed.isEmpty else {
                reason = .noTests
                words = "none of the workspace's own tests could run"
                return
            }
            guard let first = run.tests.first(where: { $0.outcome == .skipped }) else { return nil }
            reason = .failed
            words = "the test \"\(first.name.shown)\" was skipped"
        }
    }
}
