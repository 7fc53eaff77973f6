class Checkout: Cart {
    private let reader = CardReader()

    func pay() -> Bool {
        guard reader.charge(cents: total()) else { return false }
        empty()
        return true
    }
}
