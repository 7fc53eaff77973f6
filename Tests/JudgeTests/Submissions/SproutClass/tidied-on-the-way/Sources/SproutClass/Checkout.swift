class Checkout {
    private let reader = CardReader()
    var items: [(name: String, cents: Int)] = []
    var isMember = false

    func pay() -> Bool {
        let cents = items.reduce(0) { $0 + $1.cents }
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
