import AnalyticsSDK
import Testing

@testable import SilentTests

struct PaymentViewControllerTests {
    private static let notTheSingleton = ">>...Not the Analytics singleton"

    @Test func `the console shows all of it`() {
        let screen = PaymentViewController(analytics: Analytics())
        let lines = Analytics.output {
            screen.viewDidAppear(false)
            screen.pay(price: 1000, voucher: 300)
            screen.pay(price: 1000, voucher: 300)
        }
        #expect(lines == [">>viewDidAppear - PaymentViewController", Self.notTheSingleton, ">>pay - 700 cents", Self.notTheSingleton])
    }

    @Test(arguments: [1000, 2000]) func `a voucher covers the price`(_ voucher: Int) {
        let screen = PaymentViewController(analytics: Analytics())
        let lines = Analytics.output { screen.pay(price: 1000, voucher: voucher) }
        #expect(lines == [">>pay - voucher", Self.notTheSingleton])
    }
}
