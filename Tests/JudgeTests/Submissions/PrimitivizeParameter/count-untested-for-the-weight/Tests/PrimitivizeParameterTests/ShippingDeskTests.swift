import Testing

@testable import PrimitivizeParameter

nonisolated struct ShippingCentsTests {
    @Test(arguments: [
        (grams: [], prices: [], cents: 0),
        (grams: [0], prices: [4999], cents: 0),
        (grams: [1], prices: [4999], cents: 390),
        (grams: [1], prices: [5000], cents: 0),
        (grams: [1], prices: [5001], cents: 0),
        (grams: [999], prices: [0], cents: 390),
        (grams: [1000], prices: [0], cents: 690),
        (grams: [1001], prices: [4999], cents: 690),
        (grams: [1000], prices: [5000], cents: 0),
        (grams: [500, 499], prices: [2500, 2499], cents: 390),
        (grams: [500, 500], prices: [2500, 2499], cents: 690),
        (grams: [500, 499], prices: [2500, 2500], cents: 0),
    ])
    func shipping(grams: [Int], prices: [Int], cents: Int) {
        #expect(shippingCents(grams: grams, prices: prices) == cents)
    }
}

struct ShippingDeskTests {
    /// Asks the desk for the price of a real cart.
    private func price(_ items: Item...) -> Int {
        let cart = Cart()
        cart.items = items
        return ShippingDesk().cents(for: cart)
    }

    @Test func `an empty cart costs nothing`() { #expect(price() == 0) }


    @Test func `the price of a line counts for each piece`() {
        #expect(price(Item(cents: 2499, grams: 1, count: 2)) == 390)
        #expect(price(Item(cents: 2500, grams: 1, count: 2)) == 0)
    }

}
