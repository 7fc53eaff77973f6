class PaymentForm {
    private let reader = CardReader()

    /// Returns whether the digits are a card number: the last digit is a checksum of the others.
    nonisolated static func isValid(cardNumber: String) -> Bool {
        let digits = cardNumber.compactMap(\.wholeNumberValue)
        guard digits.count == cardNumber.count, digits.count >= 12 else { return false }
        var sum = 0
        for (place, digit) in digits.dropLast().reversed().enumerated() {
            var value = digit
            if place.isMultiple(of: 2) {
                value *= 2
                if value > 9 { value -= 9 }
            }
            sum += value
        }
        return (10 - sum % 10) % 10 == digits.last
    }

    func isValid(cardNumber: String) -> Bool {
        Self.isValid(cardNumber: cardNumber)
    }

    func submit(cardNumber: String, cents: Int) -> Bool {
        isValid(cardNumber: cardNumber) && reader.charge(cents: cents)
    }
}
