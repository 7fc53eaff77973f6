/// The events that a test process reports while it runs, a line of JSON each.
package enum RunnerEvent: Codable, Sendable {
    /// The tests of a round, before the first of them runs: a report about another one is not the runner's.
    case testsListed([TestName])
    /// A test has started. If the process ends before the matching ``testEnded(_:)``, it ended in this test.
    case testStarted(TestName)
    /// The test that has started has failed for the first time, and goes on: its report has that one issue.
    case testFailed(TestReport)
    /// A test has ended.
    case testEnded(TestReport)
    /// A test has left something behind: the tests that run after each test fail. The report has their issues.
    case leak(TestReport)
    /// A test has changed something for the whole process and not changed it back.
    case leftBehind(TestName, [Leftover])
    /// The test that has started has run the code of a fault for the first time in this process, whether that one is switched on or not.
    ///
    /// The number is a ``text(of:)``.
    case codeReached(String)
    /// The process has tried to access the network in a test, and was refused. The destination is a host or an address, with its port.
    case networkAccessed(TestName, destination: String)
    /// A test has opened, written or removed one of the plan's watched files.
    case fileTouched(TestName, file: String)
    /// Everything in the plan has been run.
    case finished

    /// The number of a fault in digits of which there are always equally many, so that all events about faults have the same length.
    package static func text(of fault: Int) -> String {
        let digits = "\(fault)"
        return String(repeating: "0", count: max(0, 20 - digits.count)) + digits
    }
}
