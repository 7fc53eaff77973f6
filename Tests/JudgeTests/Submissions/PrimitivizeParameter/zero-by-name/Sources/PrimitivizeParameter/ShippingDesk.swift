class ShippingDesk {
    /// Returns the price of shipping a cart, in cents.
    func cents(for cart: Cart) -> Int {
        shippingCents(grams: cart.items.map { $0.grams * $0.count }, prices: cart.items.map { $0.cents * $0.count })
    }
}

nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    let weight = grams.reduce(.zero, +)
    guard weight > .zero else { return .zero }
    guard prices.reduce(Int.zero, +) < 5000 else { return Int.zero }
    return weight < 1000 ? 390 : 690
}
