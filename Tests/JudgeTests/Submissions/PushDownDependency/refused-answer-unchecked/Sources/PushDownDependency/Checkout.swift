class Checkout {
    private(set) var items: [Item] = []

    init() {}

    func add(_ item: Item) {
        items.append(item)
    }

    func total() -> Int { items.map(\.sum).reduce(0, +) }

    func pay() -> Bool {
        if total() > 0 {
            if charge(cents: total()) {
                items = []
                return true
            }
        }
        return false
    }

    func charge(cents: Int) -> Bool {
        fatalError("a checkout without a card reader cannot charge")
    }
}

private extension Item {
    var sum: Int { cents * count }
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
