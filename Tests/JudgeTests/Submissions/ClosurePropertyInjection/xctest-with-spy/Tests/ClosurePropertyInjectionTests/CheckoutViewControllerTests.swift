import AnalyticsSDK
import UIKitShim
import XCTest

@testable import ClosurePropertyInjection

nonisolated final class CheckoutViewControllerTests: XCTestCase {
    @MainActor func testTheSpyGetsEveryEvent() async throws {
        let spy = SpyAnalytics()
        let screen = try XCTUnwrap(CheckoutViewController(coder: .empty))
        var timesAsked = 0
        screen.makeAnalytics = {
            timesAsked += 1
            return spy
        }
        screen.viewDidAppear(false)
        screen.viewDidAppear(true)
        XCTAssertEqual(spy.events, Array(repeating: "viewDidAppear - CheckoutViewController", count: 2))
        XCTAssertEqual(timesAsked, 2)
        let other = SpyAnalytics()
        screen.makeAnalytics = { other }
        screen.viewDidAppear(false)
        XCTAssertEqual(other.events, ["viewDidAppear - CheckoutViewController"])
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
