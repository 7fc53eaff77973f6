internal import RunnerProtocol

/// A test that passes at one moment and fails at another, each time in both orders.
struct ClockDependence {
    /// The report of a failure.
    var failure: TestReport
    /// The moments, as the end of "it passes" and "it fails".
    var passes: String
    var fails: String

    /// Finds all such tests.
    ///
    /// - Parameters:
    ///   - run: The tests now.
    ///   - elsewhere: The same rounds at other moments.
    static func all(in run: TestRun, elsewhere: [ElsewhereRun]) -> [ClockDependence] {
        // The run of today comes last, so that the words are the same every day.
        let runs = elsewhere.map { ($0.moment.words, $0.run) } + [(Moment.now, run)]
        return run.tests.uniqued(by: \.name).compactMap { test in
            let answers = runs.compactMap { words, run in run.answer(of: test.name).map { (words: words, reports: $0) } }
            guard let passing = answers.first(where: { $0.reports.allSatisfy { $0.outcome == .passed } }),
                let failing = answers.first(where: { $0.reports.allSatisfy { $0.outcome == .failed } })
            else { return nil }
            return ClockDependence(failure: failing.reports[0], passes: passing.words, fails: failing.words)
        }
    }

    /// The end of a sentence.
    var words: String {
        "depends on the clock or the time zone: it passes \(passes), and fails \(fails): \(failure.fact ?? "it gives no reason")"
    }
}

extension TestRun {
    /// The results of a test in each round; nil if they say nothing, as after a run that timed out.
    fileprivate func answer(of test: TestName) -> [TestReport]? {
        let reports = tests.filter { $0.name == test }
        switch ending {
        case .finished: return reports.isEmpty ? nil : reports
        case .crashed(let how, _) where interrupted == test:
            let issue = TestReport.Issue(message: "the test process crashed: \(how)")
            return reports.contains { $0.outcome != .failed } ? nil : [TestReport(name: test, outcome: .failed, issues: [issue])]
        case .crashed, .timedOut, .printedTooMuch: return nil
        }
    }
}
