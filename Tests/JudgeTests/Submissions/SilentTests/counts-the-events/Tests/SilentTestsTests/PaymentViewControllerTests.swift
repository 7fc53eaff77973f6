import AnalyticsSDK
import Testing

@testable import SilentTests

struct PaymentViewControllerTests {
    @Test func `sends its events`() {
        let spy = SpyAnalytics()
        let screen = PaymentViewController(analytics: spy)
        screen.viewDidAppear(false)
        screen.pay(price: 1000, voucher: 300)
        screen.pay(price: 1000, voucher: 300)
        #expect(spy.events.count == 2)
    }

    @Test(arguments: [1000, 1500]) func `voucher`(_ voucher: Int) {
        let spy = SpyAnalytics()
        PaymentViewController(analytics: spy).pay(price: 1000, voucher: voucher)
        #expect(spy.events.count == 1)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
