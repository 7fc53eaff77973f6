import AnalyticsSDK
import Testing

@testable import BreakOutMethodObject

struct ReceiptTests {
    private func expect(
        _ items: [Item], voucher: Int = 0, isMember: Bool = false, _ lines: String..., at location: SourceLocation = #_sourceLocation
    ) {
        let text = Receipt(items: items, voucher: voucher, isMember: isMember).text()
        #expect(text == lines.joined(separator: "\n"), sourceLocation: location)
    }

    @Test func emptyCart() {
        expect([], "total 0")
        expect([], voucher: 5, "voucher -0", "total 0")
        expect([], isMember: true, "total 0")
    }

    @Test func severalLines() {
        expect(
            [Item(name: "tea", cents: 450, count: 2), Item(name: "cup", cents: 920)], "2 tea 900", "1 cup 920", "shipping 490", "total 2310")
    }

    @Test func bulkDiscount() {
        expect([Item(name: "pen", cents: 305, count: 9)], "9 pen 2745", "total 2745")
        expect([Item(name: "pen", cents: 305, count: 10)], "10 pen 3050", "discount -305", "total 2745")
        expect([Item(name: "pen", cents: 301, count: 5), Item(name: "ink", cents: 500, count: 5)], "5 pen 1505", "5 ink 2500", "discount -400", "total 3605")
    }

    @Test func membership() {
        expect([Item(name: "pot", cents: 4019)], isMember: true, "1 pot 4019", "discount -200", "total 3819")
        expect([Item(name: "pin", cents: 19)], isMember: true, "1 pin 19", "shipping 490", "total 509")
        expect([Item(name: "pin", cents: 20)], isMember: true, "1 pin 20", "discount -1", "shipping 490", "total 509")
        expect([Item(name: "pen", cents: 333, count: 11)], isMember: true, "11 pen 3663", "discount -549", "total 3114")
    }

    @Test func vouchers() {
        expect([Item(name: "pot", cents: 4000)], voucher: 1, "1 pot 4000", "voucher -1", "total 3999")
        expect([Item(name: "pot", cents: 4000)], voucher: 3999, "1 pot 4000", "voucher -3999", "shipping 490", "total 491")
        expect([Item(name: "pot", cents: 4000)], voucher: 4000, "1 pot 4000", "voucher -4000", "total 0")
        expect([Item(name: "pot", cents: 4000)], voucher: 4001, "1 pot 4000", "voucher -4000", "total 0")
        expect([Item(name: "pot", cents: 4000)], voucher: 4000, isMember: true, "1 pot 4000", "discount -200", "voucher -3800", "total 0")
    }

    @Test func shipping() {
        expect([Item(name: "gum", cents: 1)], "1 gum 1", "shipping 490", "total 491")
        expect([Item(name: "pot", cents: 1999)], "1 pot 1999", "shipping 490", "total 2489")
        expect([Item(name: "pot", cents: 2000)], "1 pot 2000", "total 2000")
        expect([Item(name: "pot", cents: 2001)], "1 pot 2001", "total 2001")
    }

    @Test func checkoutPassesAllOn() {
        var text = ""
        let console = Analytics.output {
            let checkout = Checkout()
            checkout.items = [Item(name: "pot", cents: 4000)]
            checkout.voucher = 300
            checkout.isMember = true
            text = checkout.receipt()
        }
        #expect(console == [">>card reader connected"])
        #expect(text == "1 pot 4000\ndiscount -200\nvoucher -300\ntotal 3500")
    }
}
