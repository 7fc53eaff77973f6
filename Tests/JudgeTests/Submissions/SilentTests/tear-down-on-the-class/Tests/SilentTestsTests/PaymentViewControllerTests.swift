import AnalyticsSDK
import XCTest

@testable import SilentTests

nonisolated final class PaymentViewControllerTests: XCTestCase {
    @MainActor private static var spy = SpyAnalytics()

    override class func tearDown() {
        MainActor.assumeIsolated { spy = SpyAnalytics() }
        super.tearDown()
    }

    @MainActor func testAppearance() async {
        PaymentViewController(analytics: Self.spy).viewDidAppear(false)
        XCTAssertEqual(Self.spy.events, ["viewDidAppear - PaymentViewController"])
    }

    @MainActor func testPayment() async {
        PaymentViewController(analytics: Self.spy).pay(price: 1000, voucher: 300)
        XCTAssertEqual(Self.spy.events, ["pay - 700 cents"])
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
