class ShippingDesk {
    /// Returns the price of shipping a cart, in cents.
    func cents(for cart: Cart) -> Int {
        shippingCents(grams: cart.items.map { $0.count * $0.grams }, prices: cart.items.map { $0.count * $0.cents })
    }
}

nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    let parcel = zip(grams, prices).map(Parcel.init).reduce(.zero, +)
    return switch parcel {
    case _ where parcel.isEmpty, _ where parcel.isValuable: 0
    case _ where parcel.isLight: 390
    default: 690
    }
}
