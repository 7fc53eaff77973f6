import AnalyticsSDK
import XCTest

@testable import ConstructorInjection

private nonisolated final class CheckoutTests: XCTestCase {
    @MainActor func testTracks() async {
        let spy = SpyAnalytics()
        CheckoutViewController(analytics: spy).viewDidAppear(false)
        XCTAssertEqual(spy.events, ["viewDidAppear - CheckoutViewController"])
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
