import Foundation

class ShippingDesk {
    func cents(for cart: Cart) -> Int {
        shippingCents(grams: cart.items.map { $0.grams * $0.count }, prices: cart.items.map { $0.cents * $0.count })
    }
}


infix operator ≥: ComparisonPrecedence

nonisolated private func ≥ (left: Int, right: Int) -> Bool { !left.isBelow(right) }

extension Int {
    nonisolated fileprivate func isBelow(_ other: Int) -> Bool { (self - other).signum() == -1 }
}

nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    let weight = grams.reduce(0, +)
    guard weight ≥ 1 else { return 0 }
    if prices.reduce(0, +) ≥ 5000 { return 0 }
    return weight ≥ 1000 ? 690 : 390
}
