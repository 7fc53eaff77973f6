/// The things to buy, and their price.
class Cart {
    fileprivate(set) var items: [Item] = []

    lazy var reader = CardReader()

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
        items.reduce(0) { sum, item in
            sum + item.cents * (item.count - item.count / 3)
        }
    }
}

/// A cart that is paid at the counter.
class Checkout: Cart {
    func pay() -> Bool {
        guard reader.charge(cents: total()) else { return false }
        items = []
        return true
    }
}
