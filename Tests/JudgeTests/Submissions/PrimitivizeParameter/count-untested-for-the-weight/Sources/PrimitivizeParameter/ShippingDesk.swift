class ShippingDesk {
    /// Returns the price of shipping a cart, in cents.
    func cents(for cart: Cart) -> Int {
        shippingCents(
            grams: cart.items.map { $0.total(\.grams) },
            prices: cart.items.map { $0.total(\.cents) })
    }
}

extension Item {
    /// The sum of one property over all pieces of this line.
    nonisolated fileprivate func total(_ property: KeyPath<Item, Int>) -> Int {
        self[keyPath: property] * count
    }
}

/// Returns the price of shipping things with these weights and prices, in cents.
nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    switch (grams.sum, prices.sum) {
    case (...0, _), (_, 5000...): 0
    case (..<1000, _): 390
    default: 690
    }
}

extension [Int] {
    nonisolated fileprivate var sum: Int { reduce(0, +) }
}
