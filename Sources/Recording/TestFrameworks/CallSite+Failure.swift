import Testing
import XCTest

extension CallSite {
    /// Fails the test that runs here, in the framework that runs it.
    ///
    /// Each framework ignores the other's failures without a word, so the right one must be asked. Where no test is known, as on
    /// a thread of its own under a mock that was never used on the test's task, both are: just one of them listens.
    ///
    /// - Parameters:
    ///   - message: What is wrong, for a person.
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
