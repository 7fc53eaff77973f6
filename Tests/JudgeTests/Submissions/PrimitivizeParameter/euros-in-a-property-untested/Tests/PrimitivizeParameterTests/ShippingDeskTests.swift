import AnalyticsSDK
import Testing

@testable import PrimitivizeParameter

struct ShippingDeskTests {
    @Test func prices() {
        #expect(shippingCents(grams: [], prices: []) == 0)
        #expect(shippingCents(grams: [0], prices: [4900]) == 0)
        #expect(shippingCents(grams: [1], prices: [1]) == 390)
        #expect(shippingCents(grams: [999], prices: [4900]) == 390)
        #expect(shippingCents(grams: [1000], prices: [4900]) == 690)
        #expect(shippingCents(grams: [500, 500], prices: [1, 1]) == 690)
        #expect(shippingCents(grams: [1], prices: [5000]) == 0)
        #expect(shippingCents(grams: [1000, 1000], prices: [2500, 2500]) == 0)
    }
    @Test func desk() {
        _ = Analytics.output {
            let cart = Cart()
            cart.items = [Item(cents: 1, grams: 300, count: 3), Item(cents: 9, grams: 250)]
            #expect(ShippingDesk().cents(for: cart) == 690)
            cart.items = [Item(cents: 2600, grams: 100, count: 2)]
            #expect(ShippingDesk().cents(for: cart) == 0)
        }
    }
}
