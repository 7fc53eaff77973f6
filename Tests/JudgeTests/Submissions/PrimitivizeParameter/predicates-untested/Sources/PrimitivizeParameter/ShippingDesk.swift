import Foundation

class ShippingDesk {
    func cents(for cart: Cart) -> Int {
        shippingCents(grams: cart.items.map { $0.grams * $0.count }, prices: cart.items.map { $0.cents * $0.count })
    }
}


nonisolated func shippingCents(grams: [Int], prices: [Int]) -> Int {
    let weight = grams.reduce(0, +), value = prices.reduce(0, +)
    let isFree = #Predicate<Int> { $0 >= 5000 }
    let isLight = #Predicate<Int> { $0 < 1000 }
    let isSomething = #Predicate<Int> { $0 > 0 }
    guard (try? isSomething.evaluate(weight)) ?? false else { return 0 }
    if (try? isFree.evaluate(value)) == true { return 0 }
    return (try? isLight.evaluate(weight)) == true ? 390 : 690
}
