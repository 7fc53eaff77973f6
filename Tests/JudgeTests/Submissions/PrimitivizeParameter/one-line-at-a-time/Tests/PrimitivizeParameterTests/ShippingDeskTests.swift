import AnalyticsSDK
import Testing

@testable import PrimitivizeParameter

struct ShippingDeskTests {
    @Test(arguments: [
        (grams: [999], prices: [4999], cents: 390), ([1000], [4999], 690), ([1], [5000], 0),
        ([0], [4999], 0),  ([1], [1], 390),
    ])
    nonisolated func price(_ example: (grams: [Int], prices: [Int], cents: Int)) {
        #expect(shippingCents(grams: example.grams, prices: example.prices) == example.cents)
    }
    @Test func desk() {
        _ = Analytics.output {
            let cart = Cart()
            cart.items = [Item(cents: 1, grams: 500, count: 2)]
            #expect(ShippingDesk().cents(for: cart) == 690)
            cart.items = [Item(cents: 2500, grams: 100, count: 2)]
            #expect(ShippingDesk().cents(for: cart) == 0)
        }
    }
}
