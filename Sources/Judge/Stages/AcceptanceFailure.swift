internal import RunnerProtocol
internal import Workspace

/// Why a run of the workspace's own tests does not speak for the submission.
struct AcceptanceFailure {
    var reason: Reason
    /// The end of a sentence.
    var words: String
    var details: [String]

    /// Reads a run; nil if every test was executed and passed.
    init?(_ run: TestRun, folder: String) {
        if let reach = run.networkReaches.first {
            reason = .failed
            words = "it reaches for the network (\(reach.destination)) while it is tested that \(reach.test.shown)"
            details = run.networkReaches.uniqued().map(\.line)
            return
        }
        // A fact that does not hold says more than the crash that came of it later.
        if let first = run.failures.first {
            reason = .failed
            words = "it should be that \(first.name.shown)"
            details = run.failures.flatMap { $0.lines(in: folder) }
            return
        }
        switch run.ending {
        case .crashed(let how, _):
            reason = .crashed
            words = "\(how) while it was tested that \(run.interrupted?.shown ?? "it starts")"
            details = []
        case .timedOut:
            reason = .timedOut
            words = "it did not end while it was tested that \(run.interrupted?.shown ?? "it starts")"
            details = []
        case .printedTooMuch:
            reason = .outputLimit
            words = "it printed without end while it was tested that \(run.interrupted?.shown ?? "it starts")"
            details = []
        case .finished:
            guard !run.executed.isEmpty else {
                reason = .noTests
                words = "none of the workspace's own tests could be run"
                details = []
                return
            }
            guard let first = run.tests.first(where: { $0.outcome == .skipped }) else { return nil }
            reason = .failed
            words = "it should be that \(first.name.shown)"
            details = []
        }
    }
}

extension TestReport {
    /// The test's name and its issues, a line each.
    ///
    /// - Parameter folder: Where the files of the issues lie.
    func lines(in folder: String) -> [String] {
        issues.map { issue in
            let place = issue.file.map { Place($0, line: issue.line).clickable(in: folder) }
            return [place, "\"\(name.shown)\"", issue.message].compactMap { $0 }.joined(separator: ": ")
        }
    }
}
