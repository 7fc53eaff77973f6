import AnalyticsSDK
import Testing

@testable import SilentTests

struct PaymentViewControllerTests {
    private let spy = SpyAnalytics()

    @Test func `sends its events`() {
        let screen = PaymentViewController(analytics: spy)
        screen.viewDidAppear(false)
        screen.pay(price: 1000, voucher: 300)
        screen.pay(price: 1000, voucher: 300)
        #expect(spy.events == ["viewDidAppear - PaymentViewController", "pay - 700 cents"])
        #expect(screen.isPaid)
    }

    @Test func `voucher`() {
        PaymentViewController(analytics: spy).pay(price: 1000, voucher: 1500)
        #expect(spy.events == ["pay - voucher"])
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
