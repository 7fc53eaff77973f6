class Checkout {
    private let reader = CardReader()
    var items: [(name: String, cents: Int)] = []
    var isMember = false

    func pay() -> Bool {
        let cents = items.map(\.cents).reduce(0, +)
        if items.isEmpty {
            print(">>nothing to pay")
            return false
        }
        if !reader.charge(cents: cents) {
            print(">>refused")
            return false
        }
        print(">>paid \(cents)")
        if let line = LoyaltyPoints(isMember: isMember).line(for: cents) { print(line) }
        items = []
        return true
    }
}
