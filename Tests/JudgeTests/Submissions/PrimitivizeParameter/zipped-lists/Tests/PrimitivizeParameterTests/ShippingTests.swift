import AnalyticsSDK
import XCTest

@testable import PrimitivizeParameter

nonisolated final class ShippingTests: XCTestCase {
    func testTable() {
        let table: [(grams: [Int], prices: [Int], cents: Int)] = [
            ([], [], 0), ([0], [100], 0), ([1], [100], 390), ([999], [1], 390), ([1000], [1], 690), ([500, 500], [1, 1], 690),
            ([499, 500], [1, 1], 390), ([1], [4999], 390), ([1], [5000], 0), ([1, 1], [2500, 2500], 0), ([2000], [4999], 690), ([2000], [5000], 0),
        ]
        for row in table {
            XCTAssertEqual(shippingCents(grams: row.grams, prices: row.prices), row.cents, "\(row)")
        }
    }

    @MainActor func testDesk() async {
        let cart = Cart()
        func cents(_ items: Item...) -> Int {
            cart.items = items
            return ShippingDesk().cents(for: cart)
        }
        XCTAssertEqual(cents(Item(cents: 1, grams: 500, count: 2)), 690)
        XCTAssertEqual(cents(Item(cents: 2500, grams: 1, count: 2)), 0)
        XCTAssertEqual(cents(Item(cents: 2500, grams: 1)), 390)
        XCTAssertEqual(cents(), 0)
    }
}
