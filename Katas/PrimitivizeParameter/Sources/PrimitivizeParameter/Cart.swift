/// The customer's session; creating it asks the server.
class Session {
    init() {
        print(">>logged in")
    }
}

/// A line of the cart: a number of equal things.
nonisolated struct Item {
    var cents: Int
    var grams: Int
    var count = 1
}

/// A customer's cart, which the server keeps.
class Cart {
    private let session = Session()
    var items: [Item] = []
}
