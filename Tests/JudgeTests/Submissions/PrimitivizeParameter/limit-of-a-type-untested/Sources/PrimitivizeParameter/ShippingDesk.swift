nonisolated struct Grams: Comparable {
    static let kilogram = Grams(1000)
    private let number: Int

    init(_ number: Int) { self.number = number }

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

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
    if value >= 5000 { return 0 }
    return Grams(weight) < .kilogram ? 390 : 690
}
