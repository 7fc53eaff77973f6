import AnalyticsSDK
import Testing

@testable import BreakOutMethodObject

struct ReceiptTests {
    @Test func totals() {
        #expect(Receipt(items: [Item(name: "tea", cents: 1999)], voucher: 0, isMember: false).text().hasSuffix("total 2489"))
        #expect(Receipt(items: [Item(name: "tea", cents: 300, count: 10)], voucher: 0, isMember: false).text().hasSuffix("total 2700"))
        #expect(Receipt(items: [Item(name: "pot", cents: 4000)], voucher: 0, isMember: true).text().hasSuffix("total 3800"))
        #expect(Receipt(items: [Item(name: "pot", cents: 4000)], voucher: 100, isMember: false).text().hasSuffix("total 3900"))
    }

    @Test func checkout() {
        _ = Analytics.output {
            let checkout = Checkout()
            checkout.items = [Item(name: "pot", cents: 4000)]
            #expect(checkout.receipt().hasSuffix("total 4000"))
        }
    }
}
