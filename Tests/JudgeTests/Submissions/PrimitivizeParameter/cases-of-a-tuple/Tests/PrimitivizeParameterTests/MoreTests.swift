import Testing

@testable import PrimitivizeParameter

@Test func aRealCart() {
    let cart = Cart()
    cart.items = [Item(cents: 300, grams: 150, count: 4), Item(cents: 700, grams: 80, count: 2)]
    #expect(ShippingDesk().cents(for: cart) == 390)
}
