/// The things to buy, and their price.
class Cart {
    fileprivate(set) var items: [Item] = []

    private static let bundle = 3

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
        items.reduce(0) { $0 + $1.cents * ($1.count - $1.count / Self.bundle) }
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
