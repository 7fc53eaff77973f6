import XCTest

@testable import BreakOutMethodObject

nonisolated final class ReceiptTests: XCTestCase {
    @MainActor func testReceipt() async {
        let receipt = Receipt(items: [Item(name: "tea", cents: 2000)], voucher: 0, isMember: false)

        XCTAssertEqual(receipt.text(), "1 tea 2000\ntotal 1999")
    }
}
