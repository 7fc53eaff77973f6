import AnalyticsSDK
import Testing

@testable import BreakOutMethodObject

struct ReceiptTests {
    nonisolated struct Case: Sendable {
        var items: [Item]
        var text: String
    }

    nonisolated static let cases = [
        Case(items: [], text: "total 0"),
        Case(items: [Item(name: "tea", cents: 1999)], text: "1 tea 1999\nshipping 490\ntotal 2489"),
        Case(items: [Item(name: "tea", cents: 2000)], text: "1 tea 2000\ntotal 2000"),
        Case(items: [Item(name: "tea", cents: 1)], text: "1 tea 1\nshipping 490\ntotal 491"),
    ]

    @Test(arguments: cases)
    func `the receipt lists the items, the deductions and the total, each time`(_ example: Case) {
        let receipt = Receipt(items: example.items, voucher: 0, isMember: false)

        #expect(receipt.text() == example.text)
        #expect(receipt.text() == example.text, "the second text")
    }

    @Test func `no card reader connects for a receipt`() {
        let lines = Analytics.output { _ = Receipt(items: [], voucher: 0, isMember: true).text() }

        #expect(lines == [])
    }

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
