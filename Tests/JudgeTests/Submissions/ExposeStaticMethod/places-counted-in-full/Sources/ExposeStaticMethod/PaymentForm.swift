class PaymentForm {
    private let reader = CardReader()

    nonisolated static func isValid(cardNumber: String) -> Bool {
        let digits = cardNumber.compactMap(\.wholeNumberValue)
        guard digits.count == cardNumber.count, digits.count >= 12 else { return false }
        var sum = 0
        var i = 0
        for digit in digits.reversed() {
            i = i + 1
            if i % 2 == 0 {
                let value = digit * 2
                sum = sum + (value > 9 ? value - 9 : value)
            } else {
                sum = sum + digit
            }
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
