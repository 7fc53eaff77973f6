import Synchronization
import XCTest

/// An observer that knows whether XCTest is running a test, and prints the assertion log after the test.
///
/// It starts to observe at its first use, so it misses the start of the test that is running at that moment.
final class XCTestWatch: NSObject, XCTestObservation, Sendable {
    static let shared = {
        let watch = XCTestWatch()
        XCTestObservationCenter.shared.addTestObserver(watch)  // seams:skip XCTest has a set of observers.
        return watch
    }()

    private let running = Mutex(0)

    var isTestRunning: Bool { running.withLock { $0 > 0 } }

    func testCaseWillStart(_ testCase: XCTestCase) {
        running.withLock { $0 += 1 }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        running.withLock { $0 = max(0, $0 - 1) }
        let hasFailed = testCase.testRun?.hasSucceeded == false
        // seams:skip A log prints its content once: a second flush does nothing.
        AssertionLog.xctest.flush(test: testCase.name, failed: hasFailed)
    }
}
