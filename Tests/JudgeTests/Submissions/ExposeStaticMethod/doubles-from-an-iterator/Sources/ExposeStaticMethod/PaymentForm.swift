class PaymentForm {
    private let reader = CardReader()

    nonisolated static func isValid(cardNumber: String) -> Bool {
        let digits = cardNumber.compactMap(\.wholeNumberValue)
        guard digits.count == cardNumber.count else { return false }
        guard digits.count >= 12 else { return false }
        var sum = 0
        var iterator = digits.reversed().makeIterator()
        while let single = iterator.next() {
            sum += single
            if let doubled = iterator.next().map({ $0 * 2 }) {
                sum += doubled < 10 ? doubled : doubled - 9
            }
        }
        return sum % 10 == 0
    }

    func isValid(cardNumber: String) -> Bool {
        Self.isValid(cardNumber: cardNumber)
    }

    func submit(cardNumber: String, cents: Int) -> Bool {
        isValid(cardNumber: cardNumber) && reader.charge(cents: cents)
    }
}
