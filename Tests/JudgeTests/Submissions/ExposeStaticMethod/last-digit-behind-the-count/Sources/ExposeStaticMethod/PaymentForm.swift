class PaymentForm {
    private let reader = CardReader()

    /// Returns whether the digits are a card number: the last digit is a checksum of the others.
    nonisolated static func isValid(cardNumber: String) -> Bool {
        let digits = cardNumber.compactMap(\.wholeNumberValue)
        guard digits.count == cardNumber.count, digits.count >= 12 else { return false }
        let sum = digits.dropLast().reversed().enumerated().reduce(0) { sum, element in
            let value = element.offset.isMultiple(of: 2) ? element.element * 2 : element.element
            return sum + (value > 9 ? value - 9 : value)
        }
        guard let check = digits.last else { return false }
        return (10 - sum % 10) % 10 == check
    }

    func isValid(cardNumber: String) -> Bool {
        Self.isValid(cardNumber: cardNumber)
    }

    func submit(cardNumber: String, cents: Int) -> Bool {
        isValid(cardNumber: cardNumber) && reader.charge(cents: cents)
    }
}
