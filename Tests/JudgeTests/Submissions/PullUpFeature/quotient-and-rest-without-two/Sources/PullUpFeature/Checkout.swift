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

    func total() -> Int {
        items.reduce(into: 0) { sum, item in
            let (triples, rest) = item.count.quotientAndRemainder(dividingBy: 3)
            sum += item.cents * (triples * 2 + rest)
        }
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
