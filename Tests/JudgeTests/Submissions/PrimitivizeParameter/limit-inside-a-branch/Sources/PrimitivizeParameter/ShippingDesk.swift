class ShippingDesk {
    func cents(for cart: Cart) -> Int {
        shippingCents(grams: cart.items.map { $0.grams * $0.count }, prices: cart.items.map { $0.cents * $0.count })
    }
}

nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    let weight = grams.reduce(0, +)
    let value = prices.reduce(0, +)
    var cents = 0
    if weight > 0 {
        if value < 5000 {
            cents = 390
            if weight >= 1000 { cents += 300 }
        }
    }
    return cents
}
