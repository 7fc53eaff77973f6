import AnalyticsSDK
import XCTest

@testable import PrimitivizeParameter

nonisolated final class ShippingXCTests: XCTestCase {
    func testPrices() {
        XCTAssertEqual(shippingCents(grams: [], prices: []), 0)
        XCTAssertEqual(shippingCents(grams: [1], prices: [4999]), 390)
        XCTAssertEqual(shippingCents(grams: [500, 499], prices: [1, 1]), 390)
        XCTAssertEqual(shippingCents(grams: [500, 500], prices: [2499, 2500]), 690)
        XCTAssertEqual(shippingCents(grams: [1000], prices: [2500, 2500]), 0)
    }

    @MainActor func testDesk() async {
        _ = Analytics.output {
            let cart = Cart()
            cart.items = [Item(cents: 3, grams: 250, count: 4)]
            XCTAssertEqual(ShippingDesk().cents(for: cart), 690)
            cart.items = [Item(cents: 1250, grams: 1, count: 4)]
            XCTAssertEqual(ShippingDesk().cents(for: cart), 0)
        }
    }
}
