/// The checkout on the counter, with a reader.
final class CounterCheckout: Checkout {
    private let reader = CardReader()

    override func charge(cents: Int) -> Bool {
        reader.charge(cents: cents)
    }
}
