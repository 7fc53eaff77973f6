class Checkout {
    private(set) var items: [Item] = []

    init() {}

    func add(_ item: Item) { items.append(item) }

    func total() -> Int { items.reduce(0) { $0 + $1.cents * $1.count } }

    func pay() -> Bool {
        let cents = total()
        guard cents > 0 else { return false }
        if charge(cents: cents) {
            items = []
            return items.isEmpty
        }
        return false
    }

    func charge(cents: Int) -> Bool {
        fatalError("override")
    }
}

final class CounterCheckout: Checkout {
    private let reader = CardReader()

    override func charge(cents: Int) -> Bool { reader.charge(cents: cents) }
}

func makeCheckout() -> Checkout { CounterCheckout() }