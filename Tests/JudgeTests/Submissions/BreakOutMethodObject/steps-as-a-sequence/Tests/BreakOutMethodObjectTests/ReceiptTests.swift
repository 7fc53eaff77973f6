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
        Case(items: [], voucher: 900, text: "voucher -0\ntotal 0"),
        Case(items: [], isMember: true, text: "total 0"),
        Case(items: [Item(name: "tea", cents: 1999)], text: "1 tea 1999\nshipping 490\ntotal 2489"),
        Case(items: [Item(name: "tea", cents: 2000)], text: "1 tea 2000\ntotal 2000"),
        Case(items: [Item(name: "tea", cents: 2001)], text: "1 tea 2001\ntotal 2001"),
        Case(items: [Item(name: "tea", cents: 1)], text: "1 tea 1\nshipping 490\ntotal 491"),
        Case(items: [Item(name: "bag", cents: 0)], text: "1 bag 0\ntotal 0"),
        Case(items: [Item(name: "tea", cents: 450, count: 0)], text: "0 tea 0\ntotal 0"),
        Case(items: [Item(name: "tea", cents: 300, count: 9)], text: "9 tea 2700\ntotal 2700"),
        Case(items: [Item(name: "tea", cents: 300, count: 10)], text: "10 tea 3000\ndiscount -300\ntotal 2700"),
        Case(items: [Item(name: "tea", cents: 300, count: 11)], text: "11 tea 3300\ndiscount -330\ntotal 2970"),
        Case(items: [Item(name: "tea", cents: 300, count: 30)], text: "30 tea 9000\ndiscount -900\ntotal 8100"),
        Case(items: [Item(name: "tea", cents: 0, count: 10)], text: "10 tea 0\ntotal 0"),
        Case(
            items: [Item(name: "tea", cents: 300, count: 5), Item(name: "cup", cents: 900, count: 5)], isMember: true,
            text: "5 tea 1500\n5 cup 4500\ndiscount -900\ntotal 5100"),
        Case(
            items: [Item(name: "tea", cents: 450, count: 10), Item(name: "cup", cents: 99)], voucher: 500, isMember: true,
            text: "10 tea 4500\n1 cup 99\ndiscount -688\nvoucher -500\ntotal 3411"),
        Case(items: [Item(name: "pot", cents: 4000)], isMember: true, text: "1 pot 4000\ndiscount -200\ntotal 3800"),
        Case(items: [Item(name: "bag", cents: 20)], isMember: true, text: "1 bag 20\ndiscount -1\nshipping 490\ntotal 509"),
        Case(items: [Item(name: "bag", cents: 40)], isMember: true, text: "1 bag 40\ndiscount -2\nshipping 490\ntotal 528"),
        Case(items: [Item(name: "bag", cents: 19)], isMember: true, text: "1 bag 19\nshipping 490\ntotal 509"),
        Case(items: [Item(name: "pot", cents: 2100)], isMember: true, text: "1 pot 2100\ndiscount -105\nshipping 490\ntotal 2485"),
        Case(items: [Item(name: "pot", cents: 4000)], voucher: 1, text: "1 pot 4000\nvoucher -1\ntotal 3999"),
        Case(items: [Item(name: "pot", cents: 4000)], voucher: 3999, text: "1 pot 4000\nvoucher -3999\nshipping 490\ntotal 491"),
        Case(items: [Item(name: "pot", cents: 4000)], voucher: 4000, text: "1 pot 4000\nvoucher -4000\ntotal 0"),
        Case(items: [Item(name: "pot", cents: 4000)], voucher: 5000, text: "1 pot 4000\nvoucher -4000\ntotal 0"),
        Case(items: [Item(name: "pot", cents: 4000)], voucher: 2000, text: "1 pot 4000\nvoucher -2000\ntotal 2000"),
        Case(items: [Item(name: "pot", cents: 4000)], voucher: 2001, text: "1 pot 4000\nvoucher -2001\nshipping 490\ntotal 2489"),
        Case(items: [Item(name: "pot", cents: 4000)], voucher: -500, text: "1 pot 4000\ntotal 4000"),
        Case(
            items: [Item(name: "pot", cents: 4000)], voucher: 4000, isMember: true,
            text: "1 pot 4000\ndiscount -200\nvoucher -3800\ntotal 0"),
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
        var (text, empty) = ("", "")
        let lines = Analytics.output {
            let checkout = Checkout()
            empty = checkout.receipt()
            checkout.items = [Item(name: "pot", cents: 4000)]
            checkout.voucher = 100
            checkout.isMember = true
            text = checkout.receipt()
        }

        #expect(empty == "total 0")
        #expect(text == "1 pot 4000\ndiscount -200\nvoucher -100\ntotal 3700")
        #expect(lines == [">>card reader connected"])
    }
}
