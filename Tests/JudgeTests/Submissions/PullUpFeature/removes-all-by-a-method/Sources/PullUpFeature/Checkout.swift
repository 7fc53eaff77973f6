class Cart {
    private(set) var items: [Item] = []

    init() {}

    func add(_ item: Item) {
        guard let place = items.firstIndex(where: { $0.name == item.name }) else { return items.append(item) }
        items[place].count += item.count
    }

    func total() -> Int {
        items.reduce(0) { $0 + $1.cents * ($1.count - $1.count / 3) }
    }

    func removeAll() {
        items.removeAll()
    }
}

class Checkout: Cart {
    private let reader = CardReader()

    func pay() -> Bool {
        guard reader.charge(cents: total()) else { return false }
        removeAll()
        return true
    }
}
