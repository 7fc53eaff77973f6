import AnalyticsSDK
import XCTest

@testable import ConstructorInjection

nonisolated final class CheckoutViewControllerTests: XCTestCase {
    @MainActor func testAppearanceIsTracked() async {
        let analytics = AnalyticsSpy()
        let screen = CheckoutViewController(analytics: analytics)

        screen.loadViewIfNeeded()
        XCTAssertEqual(analytics.trackedEvents, [])

        screen.viewDidAppear(true)
        XCTAssertEqual(analytics.trackedEvents, ["viewDidAppear - CheckoutViewController"])
    }

    @MainActor func testDefault() async {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }
        XCTAssertEqual(lines, [">>viewDidAppear - CheckoutViewController"])
    }
}
