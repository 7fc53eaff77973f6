import Synchronization
import XCTest

/// Knows whether XCTest is running a test, and what to do when it has ended.
///
/// It starts to watch when it is first asked. The test that runs at that moment is not seen to start, only to end.
final class XCTestWatch: NSObject, XCTestObservation, Sendable {
    static let shared = {
        let watch = XCTestWatch()
        XCTestObservationCenter.shared.addTestObserver(watch)
        return watch
    }()

    private let running = Mutex(0)

    var isTestRunning: Bool { running.withLock { $0 > 0 } }

    func testCaseWillStart(_ testCase: XCTestCase) {
        running.withLock { $0 += 1 }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        running.withLock { $0 = max(0, $0 - 1) }
        AssertionLog.xctest.flush(test: testCase.name, failed: testCase.testRun?.hasSucceeded == false)
    }
}
