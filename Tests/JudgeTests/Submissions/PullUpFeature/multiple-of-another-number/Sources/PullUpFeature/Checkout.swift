/// The things to buy, and their price.
class Cart {
    fileprivate(set) var items: [Item] = []

    init() {}

    func add(_ item: Item) {
        if let place = items.firstIndex(where: { $0.name == item.name }) {
            items[place].count += item.count
        } else {
            items.append(item)
        }
    }

    /// Returns the price in cents; of three equal things, one is free.
    func total() -> Int {
        var sum = 0
        for item in items {
            for number in stride(from: 1, through: item.count, by: 1) where !number.isMultiple(of: 3) { sum += item.cents }
        }
        return sum
    }
}

/// A cart that is paid at the counter.
class Checkout: Cart {
    private let reader = CardReader()

    func pay() -> Bool {
        guard reader.charge(cents: total()) else { return false }
        items = []
        return true
    }
}
