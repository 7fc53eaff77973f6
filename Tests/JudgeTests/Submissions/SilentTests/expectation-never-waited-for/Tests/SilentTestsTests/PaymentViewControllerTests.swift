import AnalyticsSDK
import XCTest

@testable import SilentTests

nonisolated final class PaymentViewControllerTests: XCTestCase {
    @MainActor func testAppearance() async {
        let spy = SpyAnalytics()
        PaymentViewController(analytics: spy).viewDidAppear(false)
        XCTAssertEqual(spy.events, ["viewDidAppear - PaymentViewController"])
    }

    @MainActor func testPayment() async {
        let spy = SpyAnalytics()
        let screen = PaymentViewController(analytics: spy)
        XCTAssertFalse(screen.isPaid)
        screen.pay(price: 1000, voucher: 300)
        screen.pay(price: 1000, voucher: 300)
        XCTAssertEqual(spy.events, ["pay - 700 cents"])
        XCTAssertTrue(screen.isPaid)
    }

    @MainActor func testVoucher() async {
        for voucher in [1000, 1001] {
            let spy = SpyAnalytics()
            let screen = PaymentViewController(analytics: spy)
            screen.pay(price: 1000, voucher: voucher)
            let done = XCTestExpectation(description: "the event is sent")
            Task {
                XCTAssertEqual(spy.events, ["pay - voucher"])
                done.fulfill()
            }
        }
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
