class ShippingDesk {
    /// Returns the price of shipping a cart, in cents.
    func cents(for cart: Cart) -> Int {
        let totals = cart.items.map { ($0.grams * $0.count, $0.cents * $0.count) }
        return shippingCents(grams: totals.map(\.0), prices: totals.map(\.1))
    }
}

nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    let weight = grams.reduce(0, +)
    if weight <= 0 { return 0 }
    let value = prices.reduce(0, +)
    switch (value, weight) {
    case (..<5000, ..<1000): return 390
    case (..<5000, 1000...): return 690
    default: return 0
    }
}
