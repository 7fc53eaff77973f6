class ShippingDesk {
    func cents(for cart: Cart) -> Int {
        guard !cart.items.isEmpty else { return 0 }
        return shippingCents(grams: cart.items.map { $0.grams * $0.count }, prices: cart.items.map { $0.cents * $0.count })
    }
}

nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    guard !grams.isEmpty else { return 0 }
    var weight = 0
    for gram in grams { weight += gram }
    guard weight > 0 else { return 0 }
    let value = prices.reduce(0, +)
    if value >= 5000 { return 0 }
    return weight >= 1000 ? 690 : 390
}
