class ShippingDesk {
    func cents(for cart: Cart) -> Int {
        var (grams, prices): ([Int], [Int]) = ([], [])
        for item in cart.items {
            grams += [item.grams * item.count]
            prices += [item.cents * item.count]
        }
        return shippingCents(grams: grams, prices: prices)
    }
}

nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    var weight = 0
    for gram in grams { weight += gram }
    var value = 0
    for price in prices { value += price }
    if weight <= 0 || value >= 5000 { return 0 }
    if weight < 1000 { return 390 }
    return 690
}
