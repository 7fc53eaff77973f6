internal import Foundation
internal import RunnerProtocol

/// Tells the judge what happens to each test, and keeps the watches of this process on the test that runs.
///
/// Tests run one at a time, so its functions are never called at the same time, though Swift Testing calls them from its own threads.
struct Reporter: Sendable {
    let channel: Channel
    let token: String
    nonisolated(unsafe) let fileWatch: FileWatch?

    /// Reports the tests of a round, before the first of them runs.
    func list(_ tests: [TestName]) {
        channel.send(.testsListed(tests))
    }

    /// Reports that a test starts.
    ///
    /// - Parameter prepare: Sets up what the test shares with others, whose output and accesses are the test's.
    func start(_ test: TestName, prepare: () -> Void = {}) {
        mark(test.shown)
        #if os(Linux)
        NetworkWatch.attribute(to: test, on: channel)
        #endif
        prepare()
        channel.send(.testStarted(test))
    }

    /// Reports the first failure of a test at once: the test may never end.
    func fail(_ test: TestName, _ issue: TestReport.Issue) {
        channel.send(.testFailed(TestReport(name: test, outcome: .failed, issues: [issue])))
    }

    /// Reports that a test has ended.
    func end(_ report: TestReport) {
        reportFiles(of: report.name)
        ExitTests.noteReachedFaults()
        channel.send(.testEnded(report))
        ExitTests.printOutput()
    }

    /// Reports the watched files that were touched since the last call.
    func reportFiles(of test: TestName) {
        for file in fileWatch?.touched() ?? [] { channel.send(.fileTouched(test, file: file)) }
    }

    /// Reports what a test has left behind.
    func report(_ test: TestName, since before: Surroundings?) {
        guard let before else { return }
        let leftovers = Surroundings().leftovers(since: before)
        if !leftovers.isEmpty { channel.send(.leftBehind(test, leftovers)) }
    }

    /// Marks the beginning of a test's output; of nobody's without a name.
    func mark(_ test: String) {
        print(OutputMarker.line(token: token, test: test))
        fflush(nil)
    }
}
