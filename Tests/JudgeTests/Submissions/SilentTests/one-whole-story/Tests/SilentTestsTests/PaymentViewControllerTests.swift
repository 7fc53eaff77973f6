import AnalyticsSDK
import Testing

@testable import SilentTests

@Suite struct Payment {
    @Test func `from the appearance to the second payment`() throws {
        let spy = SpyAnalytics()
        let screen = PaymentViewController(analytics: spy)
        screen.viewDidAppear(false)
        try #require(!screen.isPaid)
        screen.pay(price: 1000, voucher: 300)
        try #require(screen.isPaid)
        screen.pay(price: 1000, voucher: 300)
        #expect(spy.events == ["viewDidAppear - PaymentViewController", "pay - 700 cents"])
    }

    @Test func `covered exactly`() {
        let spy = SpyAnalytics()
        PaymentViewController(analytics: spy).pay(price: 5, voucher: 5)
        #expect(spy.events == ["pay - voucher"])
    }

    @Test func `covered and more`() {
        let spy = SpyAnalytics()
        PaymentViewController(analytics: spy).pay(price: 5, voucher: 9)
        #expect(spy.events == ["pay - voucher"])
    }
}
