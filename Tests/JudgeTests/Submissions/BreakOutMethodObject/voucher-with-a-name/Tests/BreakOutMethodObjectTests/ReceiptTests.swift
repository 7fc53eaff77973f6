import AnalyticsSDK
import Testing

@testable import BreakOutMethodObject

struct ReceiptTests {
    typealias Case = (items: [Item], voucher: Int, isMember: Bool, lines: [String])

    nonisolated static let cases: [Case] = [
        (items: [], voucher: 0, isMember: false, lines: ["total 0"]),
        (items: [], voucher: 100, isMember: true, lines: ["voucher -0", "total 0"]),
        (items: [Item(name: "tea", cents: 450)], voucher: 0, isMember: false, lines: ["1 tea 450", "shipping 490", "total 940"]),
        (items: [Item(name: "gum", cents: 1)], voucher: 0, isMember: false, lines: ["1 gum 1", "shipping 490", "total 491"]),
        (items: [Item(name: "gum", cents: 1)], voucher: 0, isMember: true, lines: ["1 gum 1", "shipping 490", "total 491"]),
        (items: [Item(name: "gum", cents: 20)], voucher: 0, isMember: true, lines: ["1 gum 20", "discount -1", "shipping 490", "total 509"]),
        (items: [Item(name: "pen", cents: 100, count: 9)], voucher: 0, isMember: false, lines: ["9 pen 900", "shipping 490", "total 1390"]),
        (items: [Item(name: "pen", cents: 100, count: 10)], voucher: 0, isMember: false, lines: ["10 pen 1000", "discount -100", "shipping 490", "total 1390"]),
        (items: [Item(name: "pen", cents: 100, count: 6), Item(name: "cup", cents: 200, count: 4)], voucher: 0, isMember: true, lines: ["6 pen 600", "4 cup 800", "discount -210", "shipping 490", "total 1680"]),
        (items: [Item(name: "pot", cents: 1999)], voucher: 0, isMember: false, lines: ["1 pot 1999", "shipping 490", "total 2489"]),
        (items: [Item(name: "pot", cents: 2000)], voucher: 0, isMember: false, lines: ["1 pot 2000", "total 2000"]),
        (items: [Item(name: "pot", cents: 3000)], voucher: 1, isMember: false, lines: ["1 pot 3000", "voucher -1", "total 2999"]),
        (items: [Item(name: "pot", cents: 2500)], voucher: 501, isMember: false, lines: ["1 pot 2500", "voucher -501", "shipping 490", "total 2489"]),
        (items: [Item(name: "pot", cents: 2500)], voucher: 2499, isMember: false, lines: ["1 pot 2500", "voucher -2499", "shipping 490", "total 491"]),
        (items: [Item(name: "pot", cents: 2500)], voucher: 2500, isMember: false, lines: ["1 pot 2500", "voucher -2500", "total 0"]),
        (items: [Item(name: "pot", cents: 2500)], voucher: 9000, isMember: true, lines: ["1 pot 2500", "discount -125", "voucher -2375", "total 0"]),
        (items: [Item(name: "pot", cents: 2500)], voucher: 2501, isMember: false, lines: ["1 pot 2500", "voucher -2500", "total 0"]),
        (items: [Item(name: "pot", cents: 2500)], voucher: -1, isMember: false, lines: ["1 pot 2500", "total 2500"]),
    ]

    @Test(arguments: cases.indices)
    func text(index: Int) {
        let (items, voucher, isMember, lines) = Self.cases[index]
        let text = Receipt(items: items, voucher: voucher, isMember: isMember).text()
        #expect(text == lines.joined(separator: "\n"))
    }

    @Test func theCheckoutPassesOnEverything() {
        let checkout = Checkout()
        checkout.items = [Item(name: "pot", cents: 4000)]
        checkout.voucher = 300
        checkout.isMember = true
        #expect(checkout.receipt() == "1 pot 4000\ndiscount -200\nvoucher -300\ntotal 3500")
    }
}
