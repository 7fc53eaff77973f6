import AnalyticsSDK
import XCTest

@testable import LinkSubstitution

nonisolated final class CheckoutViewControllerXCTests: XCTestCase {
    @MainActor override func setUp() async throws {
        Analytics.shared.reset()
    }

    @MainActor func testAppearing() async {
        let screen = CheckoutViewController()
        screen.loadViewIfNeeded()
        XCTAssertEqual(Analytics.shared.events, [])
        screen.viewDidAppear(true)
        XCTAssertEqual(Analytics.shared.events, ["viewDidAppear - CheckoutViewController"])
    }
}
