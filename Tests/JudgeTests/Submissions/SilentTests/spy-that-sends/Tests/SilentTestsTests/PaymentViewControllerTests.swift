import AnalyticsSDK
import Testing
import UIKitShim

@testable import SilentTests

struct PaymentViewControllerTests {
    @Test func appears() {
        let spy = SpyAnalytics()
        PaymentViewController(analytics: spy).viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - PaymentViewController"])
    }
    @Test(arguments: [(300, "pay - 700 cents"), (999, "pay - 1 cents"), (1000, "pay - voucher"), (1500, "pay - voucher")])
    func pays(_ voucher: Int, _ event: String) {
        let spy = SpyAnalytics()
        let screen = PaymentViewController(analytics: spy)
        screen.pay(price: 1000, voucher: voucher)
        #expect(spy.events == [event])
        #expect(screen.isPaid)
    }
    @Test func second() {
        let spy = SpyAnalytics()
        let screen = PaymentViewController(analytics: spy)
        screen.pay(price: 1000, voucher: 300)
        screen.pay(price: 1000, voucher: 300)
        #expect(spy.events == ["pay - 700 cents"])
    }

}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
        super.track(event: event)
    }
}
