import Testing

@testable import BreakOutMethodObject

struct VoucherTests {
    @Test func `a voucher pays no more than what the discount leaves`() {
        let receipt = Receipt(items: [Item(name: "pot", cents: 4000)], voucher: 5000, isMember: true)

        #expect(receipt.text() == "1 pot 4000\ndiscount -200\nvoucher -3800\ntotal 0")
    }
}
