import AnalyticsSDK
import Testing

@testable import BreakOutMethodObject

struct ReceiptTests {
    @Test func `a checkout returns the receipt of its own items`() {
        var text = ""
        _ = Analytics.output {
            let checkout = Checkout()
            checkout.items = [Item(name: "pot", cents: 4000)]
            checkout.voucher = 100
            checkout.isMember = true
            text = checkout.receipt()
        }

        #expect(text == "1 pot 4000\ndiscount -200\nvoucher -100\ntotal 3700")
    }
}
