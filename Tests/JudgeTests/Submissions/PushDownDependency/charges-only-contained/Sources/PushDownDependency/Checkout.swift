class Checkout {
    private(set) var items: [Item] = []

    init() {}

    func add(_ item: Item) {
        items.append(item)
    }

    func total() -> Int {
        items.reduce(0) { $0 + $1.cents * $1.count }
    }

    func pay() -> Bool {
        let isPaid = [total()].filter { $0 > 0 }.contains { charge(cents: $0) }
        if isPaid { items = [] }
        return isPaid
    }

    func charge(cents: Int) -> Bool {
        fatalError("a checkout without a card reader cannot charge")
    }
}

/// A checkout at the counter.
final class CounterCheckout: Checkout {
    private let reader = CardReader()

    override func charge(cents: Int) -> Bool {
        reader.charge(cents: cents)
    }
}

/// Returns a checkout for production, which creates it only here.
func makeCheckout() -> Checkout {
    CounterCheckout()
}
