class ShippingDesk {
    /// Returns the price of shipping a cart, in cents.
    func cents(for cart: Cart) -> Int {
        shippingCents(grams: cart.items.map { $0.grams * $0.count }, prices: cart.items.map { $0.cents * $0.count })
    }
}

/// Returns the price of shipping, in cents, for the weight and the price of each line of a cart.
nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    let (weight, value) = (grams.reduce(0, +), prices.reduce(0, +))
    guard weight > 0 else { return 0 }
    if value[atLeast: 5000] { return 0 }
    return weight[atLeast: 1000] ? 690 : 390
}

nonisolated extension Int {
    fileprivate subscript(atLeast limit: Int) -> Bool { self >= limit }
}
