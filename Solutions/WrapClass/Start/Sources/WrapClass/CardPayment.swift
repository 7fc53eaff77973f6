/// The card reader on the counter, which connects as soon as it is created, and refuses more than 500 euros.
class CardReader {
    init() {
        print(">>card reader connected")
    }

    func charge(cents: Int) -> Bool {
        print(">>charged \(cents)")
        return cents <= 50_000
    }
}

/// A payment by card, which has no tests and which nobody dares to change.
final class CardPayment {
    private let reader = CardReader()

    func pay(cents: Int) -> Bool {
        reader.charge(cents: cents)
    }
}
