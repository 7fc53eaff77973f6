class ShippingDesk {
    /// Returns the price of shipping a cart, in cents.
    func cents(for cart: Cart) -> Int {
        shippingCents(
            grams: zip(cart.items.map(\.grams), cart.items.map(\.count)).map { grams, count in
                let weight = grams * count
                return weight
            },
            prices: zip(cart.items.map(\.cents), cart.items.map(\.count)).map { cents, count in
                let price = cents * count
                return price
            })
    }
}

/// Returns the price of shipping, in cents, for the weight and the price of each line of a cart.
nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    let (weight, value) = (grams.reduce(0, +), prices.reduce(0, +))
    guard weight > 0 else { return 0 }
    if value >= 5000 { return 0 }
    return weight < 1000 ? 390 : 690
}
