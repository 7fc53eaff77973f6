import AnalyticsSDK
import Testing

@testable import SilentTests

struct PaymentViewControllerTests {
    /// The instance that all tests share.
    private static let analytics = Analytics()

    @Test func viewDidAppear() {
        let screen = PaymentViewController(analytics: Self.analytics)
        screen.loadViewIfNeeded()

        screen.viewDidAppear(false)
        // The console shows:
        // >>viewDidAppear - PaymentViewController
        // >>...Not the Analytics singleton
    }

    @Test func pay() {
        let screen = PaymentViewController(analytics: Self.analytics)

        screen.pay(price: 1000, voucher: 300)
        print("paid:", screen.isPaid)
        // The console shows:
        // >>pay - 700 cents
        // >>...Not the Analytics singleton
        // paid: true
    }

    @Test func payWithVoucher() {
        let screen = PaymentViewController(analytics: Self.analytics)

        screen.pay(price: 1000, voucher: 1500)
        // The console shows:
        // >>pay - voucher
        // >>...Not the Analytics singleton
    }
}
