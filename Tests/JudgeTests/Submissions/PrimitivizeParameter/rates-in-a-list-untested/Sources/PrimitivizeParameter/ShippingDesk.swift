class ShippingDesk {
    /// Returns the price of shipping a cart, in cents.
    func cents(for cart: Cart) -> Int {
        shippingCents(grams: cart.items.map { $0.grams * $0.count }, prices: cart.items.map { $0.cents * $0.count })
    }
}

/// Returns the price of shipping, in cents, for the weight and the price of each line of a cart.
nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    let weight = grams.reduce(0, +)
    let rates = [(from: 1000, cents: 690), (from: 1, cents: 390)]
    guard prices.reduce(0, +) / 5000 == 0 else { return 0 }
    return rates.first { weight / $0.from > 0 }?.cents ?? 0
}
