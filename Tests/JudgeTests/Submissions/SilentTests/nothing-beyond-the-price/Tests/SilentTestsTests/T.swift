import AnalyticsSDK
import Testing
@testable import SilentTests

private final class Spy: Analytics {
    var events: [String] = []
    override func track(event: String) { events.append(event) }
}

struct PaymentTests {
    private let spy = Spy()
    private let screen: PaymentViewController
    init() { screen = PaymentViewController(analytics: spy) }

    @Test func appears() {
        screen.viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - PaymentViewController"])
    }
    @Test func paysTheRest() {
        screen.pay(price: 1000, voucher: 300)
        #expect(spy.events == ["pay - 700 cents"])
        #expect(screen.isPaid)
    }
    @Test func paysWithVoucher() {
        screen.pay(price: 1000, voucher: 1000)
        #expect(spy.events == ["pay - voucher"])
        #expect(screen.isPaid)
    }
    @Test func paysOnce() {
        screen.pay(price: 1000, voucher: 300)
        screen.pay(price: 1000, voucher: 300)
        #expect(spy.events == ["pay - 700 cents"])
    }
}
