import AnalyticsSDK
import Testing

@testable import BreakOutMethodObject

struct ReceiptTests {
    nonisolated struct Case: Sendable {
        var items: [Item]
        var voucher = 0
        var isMember = false
        var text: String
    }

    nonisolated static let cases = [
        Case(items: [], text: "total 0"),
        Case(items: [Item(name: "tea", cents: 1999)], text: "1 tea 1999\nshipping 490\ntotal 2489"),
        Case(items: [Item(name: "tea", cents: 2000)], text: "1 tea 2000\ntotal 2000"),
        Case(items: [Item(name: "tea", cents: 1)], text: "1 tea 1\nshipping 490\ntotal 491"),
        Case(items: [Item(name: "tea", cents: 300, count: 9)], text: "9 tea 2700\ntotal 2700"),
        Case(items: [Item(name: "tea", cents: 300, count: 10)], text: "10 tea 3000\ndiscount -300\ntotal 2700"),
        Case(
            items: [Item(name: "tea", cents: 300, count: 5), Item(name: "cup", cents: 900, count: 5)], isMember: true,
            text: "5 tea 1500\n5 cup 4500\ndiscount -900\ntotal 5100"),
        Case(items: [Item(name: "pot", cents: 4000)], isMember: true, text: "1 pot 4000\ndiscount -200\ntotal 3800"),
        Case(items: [Item(name: "bag", cents: 20)], isMember: true, text: "1 bag 20\ndiscount -1\nshipping 490\ntotal 509"),
        Case(items: [Item(name: "bag", cents: 19)], isMember: true, text: "1 bag 19\nshipping 490\ntotal 509"),
        Case(items: [Item(name: "pot", cents: 4000)], voucher: 1, text: "1 pot 4000\nvoucher -1\ntotal 3999"),
        Case(items: [Item(name: "pot", cents: 4000)], voucher: 5000, text: "1 pot 4000\nvoucher -4000\ntotal 0"),
    ]

    @Test(arguments: cases)
    func `the receipt lists the items, the deductions and the total, each time`(_ example: Case) {
        let receipt = Receipt(items: example.items, voucher: example.voucher, isMember: example.isMember)

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
            text = checkout.receipt()
        }

        #expect(text == Receipt(items: [Item(name: "pot", cents: 4000)], voucher: 0, isMember: false).text())
    }
}
