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

    @Test func `the singleton gets nothing`() {
        let lines = Analytics.output {
            screen.viewDidAppear(false)
            screen.pay(price: 1000, voucher: 300)
        }

        #expect(lines == [])
    }

    @Test func `making and loading the screen sends nothing, and nothing is paid`() {
        screen.loadViewIfNeeded()

        #expect(spy.events == [])
        #expect(!screen.isPaid)
    }

    @Test(arguments: [
        (price: 1000, voucher: 300, event: "pay - 700 cents"),
        (price: 1000, voucher: 0, event: "pay - 1000 cents"),
        (price: 1000, voucher: 1000, event: "pay - voucher"),
        (price: 1000, voucher: 1500, event: "pay - voucher"),
    ])
    func `a payment sends the amount left to pay, or that the voucher covers it`(_ payment: (price: Int, voucher: Int, event: String)) {
        screen.pay(price: payment.price, voucher: payment.voucher)

        #expect(spy.events == [payment.event])
        #expect(screen.isPaid)
    }

    @Test func `a second payment sends nothing`() {
        screen.pay(price: 1000, voucher: 300)
        screen.pay(price: 500, voucher: 0)

        #expect(spy.events == ["pay - 700 cents"])
        #expect(screen.isPaid)
    }
}

/// A spy, which records every event and sends none.
private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
