import AnalyticsSDK
import UIKitShim
import XCTest

@testable import ExtractAndOverrideGetter

nonisolated final class CheckoutViewControllerXCTests: XCTestCase {
    @MainActor func test_viewDidAppear_sendsOneEvent() async {
        let sut = ScreenUnderTest()
        sut.viewDidAppear(true)
        XCTAssertEqual(sut.spy.log, ["viewDidAppear - ScreenUnderTest"])
    }
}

private class ScreenUnderTest: CheckoutViewController {
    var spy = AnalyticsSpy()
    override var analytics: CheckoutAnalytics { get { spy } }
}

private class AnalyticsSpy: CheckoutAnalytics {
    var log: [String] = []
    override func connect() {}
    override func track(event: String) { log.append(event) }
}
