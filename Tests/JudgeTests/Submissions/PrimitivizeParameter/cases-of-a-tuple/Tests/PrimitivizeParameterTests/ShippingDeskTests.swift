import XCTest

@testable import PrimitivizeParameter

nonisolated final class ShippingCentsTests: XCTestCase {
    func testWeight() {
        let expected = [0: 0, 1: 390, 999: 390, 1000: 690, 1001: 690]
        for (grams, cents) in expected {
            XCTAssertEqual(shippingCents(grams: [grams], prices: [1]), cents, "\(grams) g")
            XCTAssertEqual(shippingCents(grams: [grams, 0], prices: [1, 0]), cents, "\(grams) g")
        }
        XCTAssertEqual(shippingCents(grams: [], prices: []), 0)
        XCTAssertEqual(shippingCents(grams: [400, 600], prices: [1, 1]), 690)
    }

    func testValue() {
        XCTAssertEqual(shippingCents(grams: [1], prices: [4999]), 390)
        XCTAssertEqual(shippingCents(grams: [1], prices: [5000]), 0)
        XCTAssertEqual(shippingCents(grams: [2000], prices: [4999]), 690)
        XCTAssertEqual(shippingCents(grams: [1000], prices: [5000]), 0)
        XCTAssertEqual(shippingCents(grams: [1, 1], prices: [2500, 2500]), 0)
        XCTAssertEqual(shippingCents(grams: [1, 1], prices: [2500, 2499]), 390)
    }

    @MainActor func testDesk() async {
        let cart = Cart()
        let desk = ShippingDesk()
        XCTAssertEqual(desk.cents(for: cart), 0)
        cart.items = [Item(cents: 1100, grams: 100, count: 4)]
        XCTAssertEqual(desk.cents(for: cart), 390)
        cart.items.append(Item(cents: 300, grams: 300, count: 2))
        XCTAssertEqual(desk.cents(for: cart), 0)
        cart.items = [Item(cents: 100, grams: 300, count: 3), Item(cents: 100, grams: 100)]
        XCTAssertEqual(desk.cents(for: cart), 690)
    }
}
