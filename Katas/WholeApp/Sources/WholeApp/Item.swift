/// A line of the cart: a number of equal things, with the price of one in cents.
nonisolated struct Item {
    var name: String
    var cents: Int
    var count = 1
}
