import AnalyticsSDK
import Testing

@testable import SilentTests

struct PaymentViewControllerTests {
    private static let spy = SpyAnalytics()

    @Test func `appears`() {
        PaymentViewController(analytics: Self.spy).viewDidAppear(false)
        #expect(Self.spy.events == ["viewDidAppear - PaymentViewController"])
    }

    @Test func `pays`() {
        PaymentViewController(analytics: Self.spy).pay(price: 1000, voucher: 300)
        #expect(Self.spy.events == ["viewDidAppear - PaymentViewController", "pay - 700 cents"])
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
