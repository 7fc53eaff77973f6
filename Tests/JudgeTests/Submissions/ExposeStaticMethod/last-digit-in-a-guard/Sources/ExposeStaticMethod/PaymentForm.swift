class PaymentForm {
    private let reader = CardReader()

    nonisolated static func isValid(cardNumber: String) -> Bool {
        let digits = cardNumber.compactMap(\.wholeNumberValue)
        guard digits.count == cardNumber.count, cardNumber.count >= 12 else { return false }
        guard let check = digits.last else { return false }
        var sum = check
        for (place, digit) in digits.dropLast().reversed().enumerated() {
            let value = place % 2 == 0 ? digit * 2 : digit
            sum += value > 9 ? value - 9 : value
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
