internal import RunnerProtocol
internal import Workspace

/// The reason why a run of the workspace's own tests rejects the submission.
struct AcceptanceFailure {
    var reason: Reason
    /// The end of a sentence.
    var words: String
    var details: [String] = []

    /// Reads a run; nil if every test was executed and passed.
    init?(_ run: TestRun, folder: String) {
        // The first two say more than the crash that may follow from them.
        if let access = run.networkAccesses.first {
            reason = .failed
            words = "the test \"\(access.test.shown)\" accesses the network (\(access.destination))"
            details = run.networkAccesses.uniqued().map(\.line)
            return
        }
        if let first = run.failures.first {
            reason = .failed
            words = "the test \"\(first.name.shown)\" fails"
            details = run.failures.flatMap { $0.lines(in: folder) }
            return
        }
        let test = run.interrupted.map { "the test \"\($0.shown)\"" } ?? "the test process"
        switch run.ending {
        case .crashed(let how, _):
            reason = .crashed
            words = "\(test) crashed: \(how)"
        case .timedOut:
            reason = .timedOut
            words = "\(test) timed out"
        case .printedTooMuch:
            reason = .outputLimit
            words = "\(test) printed too much"
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

extension TestReport {
    /// The test's name and its issues, a line each.
    ///
    /// - Parameter folder: The folder in which the paths of the issues begin.
    func lines(in folder: String) -> [String] {
        issues.map { issue in
            let place = issue.file.map { Place($0, line: issue.line).clickable(in: folder) }
            return [place, "\"\(name.shown)\"", issue.message].compactMap { $0 }.joined(separator: ": ")
        }
    }
}
