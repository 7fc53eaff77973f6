import Testing

@testable import PrimitivizeParameter

struct ShippingCentsTests {
    @Test func `two lines count together`() {
        #expect(shippingCents(grams: [600, 600], prices: [1, 1]) == 690)
        #expect(shippingCents(grams: [1, 1], prices: [3000, 3000]) == 0)
    }

    @Test func middle() {
        #expect(shippingCents(grams: [], prices: []) == 0)
        #expect(shippingCents(grams: [500], prices: [100]) == 390)
        #expect(shippingCents(grams: [500, 1500], prices: [100]) == 690)
        #expect(shippingCents(grams: [500], prices: [9000, 1]) == 0)
    }

    @Test func desk() {
        let cart = Cart()
        cart.items = [Item(cents: 1, grams: 100, count: 20)]
        #expect(ShippingDesk().cents(for: cart) == 690)
        cart.items = [Item(cents: 1000, grams: 100, count: 9)]
        #expect(ShippingDesk().cents(for: cart) == 0)
        cart.items = [Item(cents: 1000, grams: 100, count: 2)]
        #expect(ShippingDesk().cents(for: cart) == 390)
    }
}
