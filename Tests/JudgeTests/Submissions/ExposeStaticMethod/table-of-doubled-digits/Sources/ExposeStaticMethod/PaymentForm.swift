class PaymentForm {
    private let reader = CardReader()

    nonisolated static func isValid(cardNumber: String) -> Bool {
        let digits = cardNumber.compactMap(\.wholeNumberValue)
        guard digits.count == cardNumber.count, !(digits.count < 12) else { return false }
        let doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
        let sum = digits.reversed().enumerated().map { $0.offset % 2 == 0 ? $0.element : doubled[$0.element] }.reduce(0, +)
        return sum % 10 == 0
    }

    func isValid(cardNumber: String) -> Bool {
        Self.isValid(cardNumber: cardNumber)
    }

    func submit(cardNumber: String, cents: Int) -> Bool {
        isValid(cardNumber: cardNumber) && reader.charge(cents: cents)
    }
}
