class ShippingDesk {
    func cents(for cart: Cart) -> Int {
        let lines = cart.items.map(\.amounts)
        return shippingCents(grams: lines.map(\.grams), prices: lines.map(\.cents))
    }
}

extension Item {
    fileprivate var amounts: (grams: Int, cents: Int) { (grams * count, cents * count) }
}

nonisolated private let rates: [(below: Int, cents: Int)] = [(1, 0), (1000, 390), (.max, 690)]

nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    let weight = grams.reduce(0, +)
    guard prices.reduce(0, +) < 5000 else { return 0 }
    return rates.first { weight < $0.below }?.cents ?? 690
}
