class Checkout {
    fileprivate(set) var items: [Item] = []

    init() {}

    func add(_ item: Item) {
        items.append(item)
    }

    func total() -> Int {
        items.reduce(0) { $0 + $1.cents * $1.count }
    }

    func pay() -> Bool { fatalError("no reader") }
}

final class CounterCheckout: Checkout {
    private let reader = CardReader()

    override func pay() -> Bool {
        guard total() > 0 else { return false }
        guard reader.charge(cents: total()) else { return false }
        items = []
        return true
    }
}

func makeCheckout() -> Checkout {
    CounterCheckout()
}
