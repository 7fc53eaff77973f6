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
        #expect(spy.events.count == 2)
        #expect(spy.events[0] == "viewDidAppear - PaymentViewController")
        #expect(spy.events[1].hasPrefix("pay - "))
        #expect(spy.events[1].hasSuffix("700 cents"))
    }

    @Test func `voucher`() {
        PaymentViewController(analytics: spy).pay(price: 1000, voucher: 1000)
        #expect(spy.events == ["pay - voucher"])
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
