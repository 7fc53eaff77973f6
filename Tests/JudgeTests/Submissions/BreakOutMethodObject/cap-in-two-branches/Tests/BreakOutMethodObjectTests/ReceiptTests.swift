import AnalyticsSDK
import Testing

@testable import BreakOutMethodObject

@Suite struct ReceiptTests {
    private func text(_ items: [Item], voucher: Int = 0, isMember: Bool = false) -> String {
        Receipt(items: items, voucher: voucher, isMember: isMember).text()
    }
    private func tea(_ cents: Int, _ count: Int = 1) -> Item { Item(name: "tea", cents: cents, count: count) }

    @Test func empty() {
        #expect(text([]) == "total 0")
        #expect(text([], voucher: 900) == "voucher -0\ntotal 0")
        #expect(text([], isMember: true) == "total 0")
    }

    @Test func free() {
        #expect(text([tea(0)]) == "1 tea 0\ntotal 0")
        #expect(text([tea(450, 0)]) == "0 tea 0\ntotal 0")
        #expect(text([tea(0, 10)], isMember: true) == "10 tea 0\ntotal 0")
        #expect(text([tea(0)], voucher: 1) == "1 tea 0\nvoucher -0\ntotal 0")
    }

    @Test(arguments: [
        (1, "1 tea 1\nshipping 490\ntotal 491"), (2, "1 tea 2\nshipping 490\ntotal 492"), (1998, "1 tea 1998\nshipping 490\ntotal 2488"),
        (1999, "1 tea 1999\nshipping 490\ntotal 2489"), (2000, "1 tea 2000\ntotal 2000"), (2001, "1 tea 2001\ntotal 2001"),
        (-1, "1 tea -1\ntotal -1"), (-2, "1 tea -2\ntotal -2"),
    ]) func shipping(cents: Int, expected: String) {
        #expect(text([tea(cents)]) == expected)
    }

    @Test func quantity() {
        #expect(text([tea(300, 9)]) == "9 tea 2700\ntotal 2700")
        #expect(text([tea(300, 9)], isMember: true) == "9 tea 2700\ndiscount -135\ntotal 2565")
        #expect(text([tea(0, 10)]) == "10 tea 0\ntotal 0")
        #expect(text([tea(300, 10)]) == "10 tea 3000\ndiscount -300\ntotal 2700")
        #expect(text([tea(300, 11)]) == "11 tea 3300\ndiscount -330\ntotal 2970")
        #expect(text([tea(1, 9)]) == "9 tea 9\nshipping 490\ntotal 499")
        #expect(text([tea(1, 10)]) == "10 tea 10\ndiscount -1\nshipping 490\ntotal 499")
        #expect(text([tea(300, 5), Item(name: "cup", cents: 400, count: 4)]) == "5 tea 1500\n4 cup 1600\ntotal 3100")
        #expect(text([tea(300, 5), Item(name: "cup", cents: 400, count: 5)]) == "5 tea 1500\n5 cup 2000\ndiscount -350\ntotal 3150")
        #expect(text([tea(200, 11)]) == "11 tea 2200\ndiscount -220\nshipping 490\ntotal 2470")
        #expect(text([tea(299, 10)]) == "10 tea 2990\ndiscount -299\ntotal 2691")
        #expect(text([tea(333, 13)]) == "13 tea 4329\ndiscount -432\ntotal 3897")
        #expect(text([tea(-300, 10)]) == "10 tea -3000\ntotal -3000")
    }

    @Test func member() {
        #expect(text([tea(19)], isMember: true) == "1 tea 19\nshipping 490\ntotal 509")
        #expect(text([tea(20)], isMember: true) == "1 tea 20\ndiscount -1\nshipping 490\ntotal 509")
        #expect(text([tea(21)], isMember: true) == "1 tea 21\ndiscount -1\nshipping 490\ntotal 510")
        #expect(text([tea(39)], isMember: true) == "1 tea 39\ndiscount -1\nshipping 490\ntotal 528")
        #expect(text([tea(40)], isMember: true) == "1 tea 40\ndiscount -2\nshipping 490\ntotal 528")
        #expect(text([tea(4000)], isMember: true) == "1 tea 4000\ndiscount -200\ntotal 3800")
        #expect(text([tea(2105)], isMember: true) == "1 tea 2105\ndiscount -105\ntotal 2000")
        #expect(text([tea(2104)], isMember: true) == "1 tea 2104\ndiscount -105\nshipping 490\ntotal 2489")
        #expect(text([tea(-4000)], isMember: true) == "1 tea -4000\ntotal -4000")
    }

    @Test func memberWithQuantity() {
        #expect(text([tea(459, 10), Item(name: "cup", cents: 99)], isMember: true) == "10 tea 4590\n1 cup 99\ndiscount -702\ntotal 3987")
        #expect(text([tea(450, 10), Item(name: "cup", cents: 99)], voucher: 500, isMember: true) == "10 tea 4500\n1 cup 99\ndiscount -688\nvoucher -500\ntotal 3411")
        #expect(text([tea(1, 10)], isMember: true) == "10 tea 10\ndiscount -1\nshipping 490\ntotal 499")
    }

    @Test func voucher() {
        #expect(text([tea(4000)], voucher: 1) == "1 tea 4000\nvoucher -1\ntotal 3999")
        #expect(text([tea(4000)], voucher: 2) == "1 tea 4000\nvoucher -2\ntotal 3998")
        #expect(text([tea(4000)], voucher: 0) == "1 tea 4000\ntotal 4000")
        #expect(text([tea(4000)], voucher: -1) == "1 tea 4000\ntotal 4000")
        #expect(text([tea(4000)], voucher: -500) == "1 tea 4000\ntotal 4000")
        #expect(text([tea(4000)], voucher: 3999) == "1 tea 4000\nvoucher -3999\nshipping 490\ntotal 491")
        #expect(text([tea(4000)], voucher: 4000) == "1 tea 4000\nvoucher -4000\ntotal 0")
        #expect(text([tea(4000)], voucher: 4001) == "1 tea 4000\nvoucher -4000\ntotal 0")
        #expect(text([tea(4000)], voucher: 2000) == "1 tea 4000\nvoucher -2000\ntotal 2000")
        #expect(text([tea(4000)], voucher: 2001) == "1 tea 4000\nvoucher -2001\nshipping 490\ntotal 2489")
        #expect(text([tea(4000)], voucher: 3900, isMember: true) == "1 tea 4000\ndiscount -200\nvoucher -3800\ntotal 0")
        #expect(text([tea(-5)], voucher: 3) == "1 tea -5\nvoucher --5\ntotal 0")
    }

    @Test func order() {
        #expect(
            text([Item(name: "cup", cents: 100), tea(450, 2), Item(name: "a  b", cents: 7, count: 3)])
                == "1 cup 100\n2 tea 900\n3 a  b 21\nshipping 490\ntotal 1511")
        #expect(text([tea(1000), tea(1000)]) == "1 tea 1000\n1 tea 1000\ntotal 2000")
    }

    @Test func askedTwice() {
        let receipt = Receipt(items: [tea(450, 10)], voucher: 100, isMember: true)
        let first = receipt.text()
        #expect(first == "10 tea 4500\ndiscount -675\nvoucher -100\ntotal 3725")
        #expect(receipt.text() == first)
    }

    @Test func noReader() {
        let lines = Analytics.output { _ = text([tea(450, 10)], voucher: 100, isMember: true) }
        #expect(lines == [])
    }

    @Test func checkoutUsesIt() {
        var text = ""
        var again = ""
        let lines = Analytics.output {
            let checkout = Checkout()
            checkout.items = [tea(450, 10)]
            checkout.voucher = 100
            checkout.isMember = true
            text = checkout.receipt()
            again = checkout.receipt()
        }
        #expect(text == "10 tea 4500\ndiscount -675\nvoucher -100\ntotal 3725")
        #expect(again == text)
        #expect(lines == [">>card reader connected"])
    }

    @Test func emptyCheckout() {
        var text = ""
        _ = Analytics.output { text = Checkout().receipt() }
        #expect(text == "total 0")
    }
}
