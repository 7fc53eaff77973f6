class PaymentForm {
    private let reader = CardReader()

    nonisolated static func isValid(cardNumber: String) -> Bool {
        let digits = cardNumber.compactMap(\.wholeNumberValue)
        guard digits.count == cardNumber.count, digits.count >= 12 else { return false }
        var sum = 0
        for (place, digit) in digits.reversed().enumerated() {
            var value = place % 2 == 1 ? digit * 2 : digit
            repeat {
                sum += value % 10
                value /= 10
            } while value > 0
        }
        return sum % 10 == 0
    }

    func isValid(cardNumber: String) -> Bool {
        PaymentForm.isValid(cardNumber: cardNumber)
    }

    func submit(cardNumber: String, cents: Int) -> Bool {
        guard isValid(cardNumber: cardNumber) else { return false }
        return reader.charge(cents: cents)
    }
}
