import Testing
import XCTest

extension CallSite {
    /// Fails the current test, in the framework that runs it.
    ///
    /// Each framework silently ignores the other's failures, so the right one must be called. If the test is unknown, as on a separate
    /// thread with a mock that was never used on the test's task, both are called, and only one of them takes effect.
    ///
    /// - Parameters:
    ///   - message: The description of the failure.
    ///   - home: The test that the mock belongs to, for code that runs outside its task.
    func fail(_ message: String, home: TestHome?) {
        if Test.current != nil {
            recordIssue(message)
        } else if let home {
            home.run { recordIssue(message) }
        } else {
            if !XCTestWatch.shared.isTestRunning { recordIssue(message) }
            XCTFail(message, file: filePath, line: line)
        }
    }

    private func recordIssue(_ message: String) {
        let location = SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
}
