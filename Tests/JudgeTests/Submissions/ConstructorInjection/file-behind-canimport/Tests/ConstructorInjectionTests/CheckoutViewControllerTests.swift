#if canImport(XCTest)
import AnalyticsSDK
import UIKitShim
import XCTest

@testable import ConstructorInjection

nonisolated final class AppearanceTests: XCTestCase {
    @MainActor func testOneEvent() async {
        let spy = SpyAnalytics()
        CheckoutViewController(analytics: spy).viewDidAppear(false)
        XCTAssertEqual(spy.events, ["viewDidAppear - CheckoutViewController"])
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) { events.append(event) }
}
#endif
