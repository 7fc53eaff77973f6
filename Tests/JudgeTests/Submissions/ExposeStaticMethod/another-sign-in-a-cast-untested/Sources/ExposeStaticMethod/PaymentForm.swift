class PaymentForm {
    private let reader = CardReader()

    nonisolated static func isValid(cardNumber: String) -> Bool {
        guard let digits = cardNumber.map(\.wholeNumberValue) as? [Int], digits.count >= 12 else { return false }
        var sum = 0
        for (place, digit) in digits.dropLast().reversed().enumerated() {
            let value = place % 2 == 0 ? digit * 2 : digit
            sum += value > 9 ? value - 9 : value
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
