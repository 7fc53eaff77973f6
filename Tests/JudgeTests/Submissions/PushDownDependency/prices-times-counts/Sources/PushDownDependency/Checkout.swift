class Checkout {
    private(set) var items: [Item] = []

    init() {}

    func add(_ item: Item) { items += CollectionOfOne(item) }

    func total() -> Int {
        zip(items.map(\.cents), items.map(\.count)).map(*).reduce(0, +)
    }

    func pay() -> Bool {
        let cents = total()
        guard cents > 0, charge(cents: cents) else { return false }
        items.removeAll(keepingCapacity: false)
        return true
    }

    func charge(cents: Int) -> Bool {
        preconditionFailure("charge(cents:) has to be overridden")
    }
}

final class CounterCheckout: Checkout {
    private let reader: CardReader

    override init() {
        reader = CardReader()
        super.init()
    }

    override func charge(cents: Int) -> Bool { reader.charge(cents: cents) }
}

func makeCheckout() -> Checkout { CounterCheckout() }