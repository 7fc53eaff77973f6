class ShippingDesk {
    /// Returns the price of shipping a cart, in cents.
    func cents(for cart: Cart) -> Int {
        var (weight, value) = (0, 0)
        for item in cart.items {
            weight += item.grams * item.count
            value += item.cents * item.count
        }
        guard weight > 0 else { return 0 }
        if value >= 5000 { return 0 }
        return weight < 1000 ? 390 : 690
    }
}

nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    MainActor.assumeIsolated {
        let cart = Cart()
        cart.items = zip(grams, prices).map { Item(cents: $1, grams: $0) }
        return ShippingDesk().cents(for: cart)
    }
}
