import Foundation

class ShippingDesk {
    func cents(for cart: Cart) -> Int {
        shippingCents(grams: cart.items.map { $0.grams * $0.count }, prices: cart.items.map { $0.cents * $0.count })
    }
}


nonisolated private enum Rules {
    static let light = 1..<1000
    static let heavy = 1000...
    static let free = 5000...
}

nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    switch (grams.reduce(0, +), prices.reduce(0, +)) {
    case (_, Rules.free): 0
    case (Rules.light, _): 390
    case (Rules.heavy, _): 690
    default: 0
    }
}
