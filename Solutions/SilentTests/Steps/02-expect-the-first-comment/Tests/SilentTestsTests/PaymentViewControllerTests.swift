import AnalyticsSDK
import Testing

@testable import SilentTests

struct PaymentViewControllerTests {
    private let spy = SpyAnalytics()
    private let screen: PaymentViewController

    init() {
        screen = PaymentViewController(analytics: spy)
    }

    @Test func `one appearance sends exactly one event to the injected instance`() {
        screen.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - PaymentViewController"])
    }

    @Test func pay() {
        screen.pay(price: 1000, voucher: 300)
        print("paid:", screen.isPaid)
        // The console showed:
        // >>pay - 700 cents
        // paid: true
    }

    @Test func payWithVoucher() {
        screen.pay(price: 1000, voucher: 1500)
        // The console showed:
        // >>pay - voucher
    }
}

/// A spy, which records every event and sends none.
private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
