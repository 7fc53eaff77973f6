class ShippingDesk {
    func cents(for cart: Cart) -> Int {
        func column(_ path: KeyPath<Item, Int>) -> [Int] {
            cart.items.map { $0[keyPath: path] * $0.count }
        }
        return shippingCents(grams: column(\.grams), prices: column(\.cents))
    }
}

nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    let weight = grams.reduce(into: 0) { $0 += $1 }
    let isHeavy = weight > 999
    let isExpensive = prices.reduce(into: 0) { $0 += $1 } > 4999
    guard weight > 0, !isExpensive else { return 0 }
    return isHeavy ? 690 : 390
}
