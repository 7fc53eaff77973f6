class Checkout {
    private(set) var items: [Item] = []

    init() {}

    func add(_ item: Item) {
        items += [item]
    }

    func total() -> Int {
        items.reduce(into: 0) { $0 += $1.cents * $1.count }
    }

    func pay() -> Bool {
        let isPaid = total().signum() == 1 && charge(cents: total())
        if isPaid { items.removeAll() }
        return isPaid
    }

    func charge(cents: Int) -> Bool {
        preconditionFailure("a checkout without a card reader cannot charge")
    }
}

final class CounterCheckout: Checkout {
    private let reader = CardReader()

    override func charge(cents: Int) -> Bool {
        reader.charge(cents: cents)
    }
}

func makeCheckout() -> Checkout {
    CounterCheckout()
}
