import AnalyticsSDK
import UIKitShim
import XCTest

@testable import IntroduceInstanceDelegator

nonisolated final class CheckoutViewControllerXCTests: XCTestCase {
    @MainActor func test_viewDidAppear_logsOnce() async {
        let log = LogSpy()
        let sut = CheckoutViewController(log: log)
        sut.viewDidAppear(true)
        XCTAssertEqual(log.events, ["viewDidAppear - CheckoutViewController"])
    }

    @MainActor func test_realLog_prints() async {
        XCTAssertEqual(Analytics.output { EventLog().track(event: "a") }, [">>a"])
    }
}

private class LogSpy: EventLog {
    var events: [String] = []
    override func track(event: String) { events += [event] }
}
