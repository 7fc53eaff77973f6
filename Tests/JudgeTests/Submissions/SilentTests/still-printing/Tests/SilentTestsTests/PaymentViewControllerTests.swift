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
        print(spy.events, screen.isPaid)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
