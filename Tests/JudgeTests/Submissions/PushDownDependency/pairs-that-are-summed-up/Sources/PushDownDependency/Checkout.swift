class Checkout {
    /// A sum of items.
    private struct Cart {
        var items: [Item] = []
        var cents: Int { zip(items.map(\.cents), items.map(\.count)).reduce(0) { $0 + $1.0 * $1.1 } }
        var isFree: Bool { cents <= 0 }
        static func += (cart: inout Cart, item: Item) { cart.items.append(item) }
    }

    private var cart = Cart()
    var items: [Item] { cart.items }

    init() {}

    func add(_ item: Item) { cart += item }

    /// Returns the price of everything, in cents.
    func total() -> Int { cart.cents }

    /// Charges the total and empties the cart; if the charge is refused, the cart stays as it is.
    func pay() -> Bool {
        if cart.isFree || !charge(cents: total()) { return false }
        cart = Cart()
        return true
    }

    func charge(cents: Int) -> Bool {
        fatalError("A checkout without a reader cannot charge \(cents) cents.")
    }
}

/// Returns a checkout for production, which creates it only here.
func makeCheckout() -> Checkout { CounterCheckout() }
