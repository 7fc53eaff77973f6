class Checkout {
    private(set) var items: [Item] = []

    init() {}

    func add(_ item: Item) {
        items.append(item)
    }

    /// Returns the price of everything, in cents.
    func total() -> Int {
        items.reduce(0) { $0 + $1.cents * $1.count }
    }

    /// Charges the total and empties the cart; if the charge is refused, the cart stays as it is.
    ///
    /// - Returns: Whether everything is paid for.
    func pay() -> Bool {
        let isPaid = if total() > 0 { charge(cents: total()) } else { false }
        if isPaid {
            items = []
        }
        return isPaid
    }

    /// Charges an amount; each subclass overrides this method.
    ///
    /// - Returns: Whether the charge was accepted.
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
