class ShippingDesk {
    /// Returns the price of shipping a cart, in cents.
    func cents(for cart: Cart) -> Int {
        let grams = cart.items.flatMap { Array(repeating: $0.grams, count: $0.count) }
        let prices = cart.items.flatMap { Array(repeating: $0.cents, count: $0.count) }
        return shippingCents(grams: grams, prices: prices)
    }
}

nonisolated struct Parcel {
    var grams: [Int]
    var prices: [Int]

    private func sum(_ path: KeyPath<Parcel, [Int]>) -> Int { self[keyPath: path].reduce(0, +) }
    var kilos: Double { Double(sum(\.grams)) / 1000 }
    var euros: Double { Double(sum(\.prices)) / 100 }
    var isEmpty: Bool { kilos <= 0 }
    var isFree: Bool { euros >= 50 }
    var cents: Int { isEmpty || isFree ? 0 : kilos < 1 ? 390 : 690 }
}

nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    Parcel(grams: grams, prices: prices).cents
}
