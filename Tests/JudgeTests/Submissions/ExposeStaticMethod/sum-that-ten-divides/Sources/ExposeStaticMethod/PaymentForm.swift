class PaymentForm {
    private let reader = CardReader()

    func isValid(cardNumber: String) -> Bool { Self.isValid(cardNumber: cardNumber) }

    func submit(cardNumber: String, cents: Int) -> Bool {
        guard isValid(cardNumber: cardNumber) else { return false }
        return reader.charge(cents: cents)
    }
}

nonisolated extension PaymentForm {
    private static let doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]

    static func isValid(cardNumber: String) -> Bool {
        let digits = cardNumber.compactMap(\.wholeNumberValue)
        guard digits.count == cardNumber.count, digits.count >= 12 else { return false }
        let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
            sum + (digit.offset.isMultiple(of: 2) ? digit.element : doubled[digit.element])
        }
        return sum.isMultiple(of: 10)
    }
}
