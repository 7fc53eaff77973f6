class Checkout {
    private(set) var items: [Item] = []

    init() {}

    func add(_ item: Item) { items.append(item) }

    func total() -> Int {
        var sum = 0
        var i = 0
        while i < items.count {
            sum += items[i].cents * items[i].count
            i += 1
        }
        return sum
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
