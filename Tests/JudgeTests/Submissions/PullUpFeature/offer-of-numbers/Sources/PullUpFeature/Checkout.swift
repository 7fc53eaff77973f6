/// A discount: of so many equal things, some are free.
private nonisolated struct Offer {
    var of: Int
    var free: Int

    func paid(_ count: Int) -> Int {
        count - count / of * free
    }
}

class Cart {
    fileprivate(set) var items: [Item] = []
    private let offer = Offer(of: 3, free: 1)

    init() {}

    func add(_ item: Item) {
        let isNew = !items.contains { $0.name == item.name }
        if isNew {
            items.append(item)
            return
        }
        items = items.map { line in
            guard line.name == item.name else { return line }
            return Item(name: line.name, cents: line.cents, count: line.count + item.count)
        }
    }

    func total() -> Int {
        items.reduce(0) { $0 + $1.cents * offer.paid($1.count) }
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
