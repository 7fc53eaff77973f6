import Testing

@testable import BreakOutMethodObject

struct ReceiptTests {
    @Test func `a receipt`() {
        let receipt = Receipt(items: [Item(name: "tea", cents: 300, count: 12)], voucher: 100, isMember: true)
        #expect(receipt.text() == "12 tea 3600\ndiscount -540\nvoucher -100\ntotal 2960")
    }
}
