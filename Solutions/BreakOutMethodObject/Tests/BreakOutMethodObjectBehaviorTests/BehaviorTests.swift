import AnalyticsSDK
import Testing

@testable import BreakOutMethodObject

/// Characterization tests of the checkout: they pass before and after the refactoring.
struct BehaviorTests {
    private func receipt(_ items: [Item], voucher: Int = 0, isMember: Bool = false) -> String {
        var text = ""
        let lines = Analytics.output {
            let checkout = Checkout()
            checkout.items = items
            checkout.voucher = voucher
            checkout.isMember = isMember
            text = checkout.receipt()
            #expect(checkout.receipt() == text)
        }
        #expect(lines == [">>card reader connected"])
        return text
    }

    @Test func `small orders pay for shipping`() {
        #expect(receipt([Item(name: "tea", cents: 450, count: 2)]) == "2 tea 900\nshipping 490\ntotal 1390")
    }

    @Test func `discounts are rounded one by one, and the voucher comes after them`() {
        let text = receipt([Item(name: "tea", cents: 450, count: 10), Item(name: "cup", cents: 99)], voucher: 500, isMember: true)
        #expect(text == "10 tea 4500\n1 cup 99\ndiscount -688\nvoucher -500\ntotal 3411")
    }

    @Test func `each line is listed, also of things that cost nothing or are not there`() {
        #expect(receipt([Item(name: "bag", cents: 0)]) == "1 bag 0\ntotal 0")
        #expect(receipt([Item(name: "tea", cents: 450, count: 0)]) == "0 tea 0\ntotal 0")
    }

    @Test func `a voucher below zero is not mentioned`() {
        #expect(receipt([Item(name: "pot", cents: 4000)], voucher: -500) == "1 pot 4000\ntotal 4000")
    }

    @Test func `nothing costs nothing`() {
        #expect(receipt([]) == "total 0")
        #expect(receipt([], voucher: 900) == "voucher -0\ntotal 0")
        #expect(receipt([Item(name: "tea", cents: 450)], voucher: 900) == "1 tea 450\nvoucher -450\ntotal 0")
    }
}
