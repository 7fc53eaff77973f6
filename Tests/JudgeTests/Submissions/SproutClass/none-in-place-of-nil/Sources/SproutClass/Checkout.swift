class Checkout {
    private let reader = CardReader()
    var items: [(name: String, cents: Int)] = []
    var isMember = false

    func pay() -> Bool {
        var cents = 0
        for item in items {
            cents += item.cents
        }
        if items.isEmpty {
            print(">>nothing to pay")
            return false
        }
        if !reader.charge(cents: cents) {
            print(">>refused")
            return false
        }
        print(">>paid \(cents)")
        for line in [LoyaltyPoints(isMember: isMember).line(for: cents)] where line != nil { print(line!) }
        items = []
        return true
    }
}
