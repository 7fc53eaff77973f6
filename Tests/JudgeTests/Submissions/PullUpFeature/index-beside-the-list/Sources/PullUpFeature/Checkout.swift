class Cart {
    fileprivate(set) var items: [Item] = [] {
        didSet { places = nil }
    }
    /// The place of each name; made again after a change.
    private var places: [String: Int]?

    init() {}

    func add(_ item: Item) {
        if let place = place(of: item.name) {
            items[place].count += item.count
        } else {
            items.append(item)
        }
    }

    func total() -> Int {
        var total = 0
        for item in items {
            let paid = item.count - item.count / 3
            total += paid * item.cents
        }
        return total
    }

    private func place(of name: String) -> Int? {
        if let places { return places[name] }
        let found = Dictionary(items.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        places = found
        return found[name]
    }
}

final class Checkout: Cart {
    private let reader = CardReader()

    func pay() -> Bool {
        guard reader.charge(cents: total()) else { return false }
        items.removeAll()
        return true
    }
}
