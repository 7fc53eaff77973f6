class ShippingDesk {
    /// Returns the price of shipping a cart, in cents.
    func cents(for cart: Cart) -> Int {
        shippingCents(grams: cart.items.map { $0.grams * $0.count }, prices: cart.items.map { $0.cents * $0.count })
    }
}

/// Returns the price of shipping, in cents, for the weight and the price of each line of a cart.
nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    switch (grams.reduce(0, +), prices.reduce(0, +)) {
    case let (weight, _) where weight <= 0: 0
    case (_, 5000...): 0
    case (1..<1000, _): 390
    default: 690
    }
}
