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
