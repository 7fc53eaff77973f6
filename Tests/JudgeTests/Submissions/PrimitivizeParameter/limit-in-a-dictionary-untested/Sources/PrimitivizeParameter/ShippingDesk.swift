class ShippingDesk {
    /// Returns the price of shipping a cart, in cents.
    func cents(for cart: Cart) -> Int {
        shippingCents(grams: cart.items.map { $0.grams * $0.count }, prices: cart.items.map { $0.cents * $0.count })
    }
}

private nonisolated let limits = ["light": 1000]

/// Returns the price of shipping, in cents, for the weight and the price of each line of a cart.
nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    let (weight, value) = (grams.reduce(0, +), prices.reduce(0, +))
    guard weight > 0 else { return 0 }
    if value >= 5000 { return 0 }
    return weight < limits["light"]! ? 390 : 690
}
