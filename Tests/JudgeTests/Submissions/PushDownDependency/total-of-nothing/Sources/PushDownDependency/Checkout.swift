class Checkout {
    private(set) var items: [Item] = []

    init() {}

    func add(_ item: Item) { items.append(item) }

    func total() -> Int {
        if items.isEmpty { return 0 }
        return items.reduce(0) { $0 + $1.cents * $1.count }
    }

    func pay() -> Bool {
        guard total() > 0, charge(cents: total()) else { return false }
        items = []
        return true
    }

    func charge(cents: Int) -> Bool { fatalError("no reader") }
}

final class CounterCheckout: Checkout {
    private let reader = CardReader()

    override func charge(cents: Int) -> Bool {
        return reader.charge(cents: cents)
    }
}

func makeCheckout() -> Checkout {
    return CounterCheckout()
}
