class ShippingDesk {
    func cents(for cart: Cart) -> Int {
        shippingCents(
            grams: cart.items.map { item in item.grams * item.count },
            prices: cart.items.map { item in item.cents * item.count })
    }
}

nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    if grams.isEmpty { return 0 }
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
