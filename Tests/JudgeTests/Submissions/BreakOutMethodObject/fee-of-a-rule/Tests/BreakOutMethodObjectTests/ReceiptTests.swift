import AnalyticsSDK
import Testing

@testable import BreakOutMethodObject

struct ReceiptTests {
    nonisolated struct Case: Sendable {
        var items: [Item] = []
        var voucher = 0
        var isMember = false
        var lines: [String]
    }

    nonisolated static func thing(_ name: String, _ cents: Int, _ count: Int = 1) -> Item { Item(name: name, cents: cents, count: count) }

    nonisolated static let cases: [Case] = [
        Case(lines: ["total 0"]),
        Case(voucher: 100, isMember: true, lines: ["voucher -0", "total 0"]),
        Case(items: [thing("tea", 1)], lines: ["1 tea 1", "shipping 490", "total 491"]),
        Case(items: [thing("tea", 1999)], lines: ["1 tea 1999", "shipping 490", "total 2489"]),
        Case(items: [thing("tea", 2000)], lines: ["1 tea 2000", "total 2000"]),
        Case(items: [thing("tea", 300, 9)], lines: ["9 tea 2700", "total 2700"]),
        Case(items: [thing("tea", 300, 10)], lines: ["10 tea 3000", "discount -300", "total 2700"]),
        Case(items: [thing("tea", 300, 11)], lines: ["11 tea 3300", "discount -330", "total 2970"]),
        Case(items: [thing("tea", 300, 5), thing("cup", 900, 5)], lines: ["5 tea 1500", "5 cup 4500", "discount -600", "total 5400"]),
        Case(items: [thing("tea", 300, 5), thing("cup", 900, 5)], isMember: true, lines: ["5 tea 1500", "5 cup 4500", "discount -900", "total 5100"]),
        Case(items: [thing("tea", 1999, 10)], isMember: true, lines: ["10 tea 19990", "discount -2998", "total 16992"]),
        Case(items: [thing("tea", 1, 10)], lines: ["10 tea 10", "discount -1", "shipping 490", "total 499"]),
        Case(items: [thing("tea", 0, 10)], lines: ["10 tea 0", "total 0"]),
        Case(items: [thing("pot", 4000)], isMember: true, lines: ["1 pot 4000", "discount -200", "total 3800"]),
        Case(items: [thing("pot", 2100)], isMember: true, lines: ["1 pot 2100", "discount -105", "shipping 490", "total 2485"]),
        Case(items: [thing("bag", 20)], isMember: true, lines: ["1 bag 20", "discount -1", "shipping 490", "total 509"]),
        Case(items: [thing("bag", 19)], isMember: true, lines: ["1 bag 19", "shipping 490", "total 509"]),
        Case(items: [thing("pot", 4000)], voucher: 1, lines: ["1 pot 4000", "voucher -1", "total 3999"]),
        Case(items: [thing("pot", 4000)], voucher: 3999, lines: ["1 pot 4000", "voucher -3999", "shipping 490", "total 491"]),
        Case(items: [thing("pot", 4000)], voucher: 4000, lines: ["1 pot 4000", "voucher -4000", "total 0"]),
        Case(items: [thing("pot", 4000)], voucher: 5000, lines: ["1 pot 4000", "voucher -4000", "total 0"]),
        Case(items: [thing("pot", 4000)], voucher: 5000, isMember: true, lines: ["1 pot 4000", "discount -200", "voucher -3800", "total 0"]),
        Case(items: [thing("pot", 4000)], voucher: -5, lines: ["1 pot 4000", "total 4000"]),
    ]

    @Test(arguments: cases) func text(_ example: Case) {
        let receipt = Receipt(items: example.items, voucher: example.voucher, isMember: example.isMember)
        #expect(receipt.text() == example.lines.joined(separator: "\n"))
        #expect(receipt.text() == example.lines.joined(separator: "\n"))
    }

    @Test func `a checkout passes on everything`() {
        var text: [String] = []
        let lines = Analytics.output {
            let checkout = Checkout()
            text.append(checkout.receipt())
            checkout.items = [Item(name: "tea", cents: 300, count: 2), Item(name: "pot", cents: 4000)]
            checkout.voucher = 70
            checkout.isMember = true
            text.append(checkout.receipt())
        }
        #expect(text == ["total 0", "2 tea 600\n1 pot 4000\ndiscount -230\nvoucher -70\ntotal 4300"])
        #expect(lines == [">>card reader connected"])
    }
}
