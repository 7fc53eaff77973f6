import Foundation

class ShippingDesk {
    func cents(for cart: Cart) -> Int {
        shippingCents(grams: cart.items.map { $0.grams * $0.count }, prices: cart.items.map { $0.cents * $0.count })
    }
}


nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    switch (weight: grams.reduce(0, +), value: prices.reduce(0, +)) {
    case (weight: _, value: 5000...): 0
    case (weight: 1..<1000, value: _): 390
    case (weight: 1000..., value: _): 690
    default: 0
    }
}
