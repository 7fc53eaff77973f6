import XCTest

@testable import PullUpFeature

nonisolated final class CartXCTests: XCTestCase {
    @MainActor func testTotals() async {
        for (count, total) in [1: 450, 2: 900, 3: 900, 4: 1350, 5: 1800, 6: 1800, 7: 2250] {
            let cart = Cart()
            cart.add(Item(name: "tea", cents: 450, count: count))
            XCTAssertEqual(cart.total(), total)
        }
    }

    @MainActor func testItems() async {
        let cart = Cart()
        XCTAssertEqual(cart.total(), 0)
        for name in ["a", "b", "a"] { cart.add(Item(name: name, cents: 100, count: 2)) }
        XCTAssertEqual(cart.items, [Item(name: "a", cents: 100, count: 4), Item(name: "b", cents: 100, count: 2)])
        XCTAssertEqual(cart.total(), 500)
    }
}
