import AnalyticsSDK
import UIKitShim
import XCTest

@testable import InstancePropertyInjection

nonisolated final class CheckoutViewControllerTests: XCTestCase {
    @MainActor func testTheSpyGetsTheEvent() async throws {
        let spy = SpyAnalytics()
        let screen = try XCTUnwrap(CheckoutViewController(coder: .empty))
        screen.analytics = spy
        screen.viewDidAppear(false)
        XCTAssertEqual(spy.events, ["viewDidAppear - CheckoutViewController"])
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
