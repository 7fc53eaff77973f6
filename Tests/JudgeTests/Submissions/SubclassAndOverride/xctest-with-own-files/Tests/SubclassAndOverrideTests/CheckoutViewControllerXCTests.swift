import AnalyticsSDK
import XCTest

@testable import SubclassAndOverride

nonisolated final class CheckoutViewControllerXCTests: XCTestCase {
    @MainActor func test_viewDidAppear_sendsExactlyOneEvent() async {
        let spy = AnalyticsSpy()
        let screen = ScreenUnderTest(analytics: spy)
        screen.loadViewIfNeeded()
        screen.viewDidAppear(false)
        XCTAssertEqual(spy.events, ["viewDidAppear - ScreenUnderTest"])
        screen.viewDidAppear(false)
        XCTAssertEqual(spy.events.count, 2)
    }

    @MainActor func test_analytics_isTheSingleton() async {
        XCTAssertIdentical(CheckoutViewController().analytics(), Analytics.shared)
    }
}
