class ShippingDesk {
    /// Returns the price of shipping a cart, in cents.
    func cents(for cart: Cart) -> Int {
        var (weight, value) = (0, 0)
        for item in cart.items {
            weight += item.grams * item.count
            value += item.cents * item.count
        }
        guard weight > 0 else { return 0 }
        if value >= 5000 { return 0 }
        return weight < 1000 ? 390 : 690
    }
}

/// Returns the price of shipping, in cents, for the weight and the price of each line of a cart.
nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    let (weight, value) = (grams.reduce(0, +), prices.reduce(0, +))
    guard weight > 0 else { return 0 }
    if value >= 5000 { return 0 }
    return weight < 1000 ? 390 : 690
}
