/// The card reader on the counter, which connects as soon as it is created.
class CardReader {
    init() {
        print(">>card reader connected")
    }

    func charge(cents: Int) -> Bool {
        print(">>charged \(cents)")
        return true
    }
}
