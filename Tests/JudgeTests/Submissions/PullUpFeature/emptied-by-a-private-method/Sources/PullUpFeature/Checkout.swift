/// A line's price: of three equal things, one is free.
private struct Tally {
    let item: Item

    private var free: Int {
        let (quotient, _) = item.count.quotientAndRemainder(dividingBy: 3)
        return quotient
    }

    var cents: Int { (item.count - free) * item.cents }
}

/// The things to buy, and their price.
class Cart {
    private(set) var items: [Item] = []

    init() {}

    func add(_ item: Item) {
        guard let place = items.map(\.name).firstIndex(of: item.name) else {
            items += [item]
            return
        }
        items[place].count += item.count
    }

    func total() -> Int {
        items.map(Tally.init(item:)).map(\.cents).reduce(.zero, +)
    }

    fileprivate func empty() {
        items.removeAll()
    }
}

final class Checkout: Cart {
    private lazy var reader = CardReader()

    override init() {
        super.init()
        _ = reader
    }

    func pay() -> Bool {
        let isPaid = reader.charge(cents: total())
        if isPaid { empty() }
        return isPaid
    }
}