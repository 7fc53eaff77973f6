class ShippingDesk {
    func cents(for cart: Cart) -> Int {
        shippingCents(
            grams: cart.items.flatMap { repeatElement($0.grams, count: $0.count) },
            prices: cart.items.flatMap { repeatElement($0.cents, count: $0.count) })
    }
}

nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    let weight = grams.reduce(0, +)
    if weight <= 0 || prices.reduce(0, +) >= 5000 { return 0 }
    return weight < 1000 ? 390 : 690
}
