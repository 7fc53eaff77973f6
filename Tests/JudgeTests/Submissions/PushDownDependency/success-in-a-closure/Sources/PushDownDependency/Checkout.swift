class Checkout {
    private(set) var items: [Item] = []

    init() {}

    func add(_ item: Item) { items.append(item) }

    func total() -> Int { items.reduce(0) { $0 + $1.cents * $1.count } }

    func pay() -> Bool {
        let cents = total()
        guard cents > 0 else { return false }
        return attempt({ charge(cents: cents) }) { items = [] }
    }

    private func attempt(_ action: () -> Bool, onSuccess: () -> Void) -> Bool {
        guard action() else { return false }
        onSuccess()
        return true
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
