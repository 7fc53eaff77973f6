import AnalyticsSDK
import Testing

@testable import PrimitivizeParameter

struct ShippingDeskTests {
    @Test(arguments: [
        (grams: [Int](), prices: [Int](), cents: 0), ([1], [1], 390), ([300], [4999], 390), ([1000], [4999], 690),
        ([500, 500], [1, 1], 690), ([1], [5000], 0), ([1000, 1000], [2500, 2500], 0), ([0], [4999], 0),
    ])
    nonisolated func `the price depends on the sums`(_ example: (grams: [Int], prices: [Int], cents: Int)) {
        #expect(shippingCents(grams: example.grams, prices: example.prices) == example.cents)
    }

    @Test func `nobody logs in for the price`() {
        let lines = Analytics.output { _ = shippingCents(grams: [1], prices: [1]) }

        #expect(lines == [])
    }

    @Test func `the desk passes the cart's numbers, each in its place and times its count`() {
        _ = Analytics.output {
            let cart = Cart()
            cart.items = [Item(cents: 1, grams: 600, count: 2), Item(cents: 9, grams: 2)]
            #expect(ShippingDesk().cents(for: cart) == 690)
            cart.items = [Item(cents: 2500, grams: 100, count: 2)]
            #expect(ShippingDesk().cents(for: cart) == 0)
        }
    }
}
