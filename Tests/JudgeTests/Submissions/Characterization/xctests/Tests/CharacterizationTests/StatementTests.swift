import XCTest

@testable import Characterization

nonisolated final class StatementTests: XCTestCase {
    @MainActor private func text(_ cents: Int, count: Int = 1, isMember: Bool = false, voucher: Int = 0) -> String {
        Statement().text(for: Order(lines: [Line(name: "tea", cents: cents, count: count)], isMember: isMember, voucher: voucher))
    }

    @MainActor func testLinesAddUp() async {
        let order = Order(lines: [Line(name: "tea", cents: 450, count: 3), Line(name: "pot", cents: 4580)])
        XCTAssertEqual(Statement().text(for: order), "Order\n  tea x3 13.50\n  pot x1 45.80\n  delivery free\nTotal 59.30")
    }

    @MainActor func testCentsLoseTheirZero() async {
        XCTAssertEqual(text(405), "Order\n  tea x1 4.5\n  delivery 4.90\nTotal 8.95")
    }

    @MainActor func testDiscountIsOfFullEuros() async {
        XCTAssertEqual(text(1999, isMember: true), "Order\n  tea x1 19.99\n  delivery 4.90\nTotal 23.94")
        XCTAssertEqual(text(2000, isMember: true), "Order\n  tea x1 20.0\n  delivery 4.90\nTotal 23.90")
    }

    @MainActor func testDiscountComesBeforeVoucherAndDelivery() async {
        XCTAssertEqual(text(2000, isMember: true, voucher: 500), "Order\n  tea x1 20.0\n  delivery 4.90\nTotal 18.90")
        XCTAssertEqual(text(5200, isMember: true), "Order\n  tea x1 52.0\n  delivery 4.90\nTotal 54.30")
    }

    @MainActor func testVoucherMayBeWorthMore() async {
        XCTAssertEqual(text(450, voucher: 1500), "Order\n  tea x1 4.50\n  delivery 4.90\nTotal -5.-60")
    }

    @MainActor func testFiftyEurosPayForDelivery() async {
        XCTAssertEqual(text(5000), "Order\n  tea x1 50.0\n  delivery 4.90\nTotal 54.90")
        XCTAssertEqual(text(5001), "Order\n  tea x1 50.1\n  delivery free\nTotal 50.1")
        XCTAssertEqual(text(5001, voucher: 1), "Order\n  tea x1 50.1\n  delivery 4.90\nTotal 54.90")
    }
}
