import AnalyticsSDK
import Testing

@testable import SilentTests

@MainActor struct PaymentViewControllerTests {
    final class Spy: Analytics {
        private(set) var events: [String] = []
        override func track(event: String) { events.append(event) }
    }

    let spy: Spy
    let screen: PaymentViewController

    init() {
        spy = Spy()
        screen = PaymentViewController(analytics: spy)
    }

    func appears() async {
        screen.loadViewIfNeeded()
        #expect(spy.events.isEmpty)
        screen.viewDidAppear(false)
        #expect(spy.events.elementsEqual(["viewDidAppear - PaymentViewController"]))
        #expect(!screen.isPaid)
    }

    struct Payment: Sendable { var price: Int; var voucher: Int; var event: String }

    nonisolated static let payments: [Payment] = [
        .init(price: 1000, voucher: 0, event: "pay - 1000 cents"), .init(price: 1000, voucher: 999, event: "pay - 1 cents"),
        .init(price: 1000, voucher: 1000, event: "pay - voucher"), .init(price: 1000, voucher: 1001, event: "pay - voucher"),
    ]

    func pays(payment: Payment) throws {
        try #require(screen.isPaid == false)
        screen.pay(price: payment.price, voucher: payment.voucher)
        #expect(spy.events == [payment.event])
        #expect(screen.isPaid == true)
    }

    func paysOnce(first: Payment, second: Payment) {
        [first, second].forEach { screen.pay(price: $0.price, voucher: $0.voucher) }
        #expect(spy.events == [first.event])
    }
}
