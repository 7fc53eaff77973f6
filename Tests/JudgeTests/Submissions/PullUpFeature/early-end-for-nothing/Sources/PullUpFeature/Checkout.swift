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
        items.map(price(of:)).reduce(0, +)
    }

    private func price(of item: Item) -> Int {
        if item.count == 0 { return 0 }
        let free = item.count / 3
        return item.cents * (item.count - free)
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
