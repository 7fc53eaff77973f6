class PaymentForm {
    private let reader = CardReader()

    /// Returns whether the digits are a card number: the last digit is a checksum of the others.
    nonisolated static func isValid(cardNumber: String) -> Bool {
        let digits = cardNumber.compactMap(\.wholeNumberValue)
        guard digits.count == cardNumber.count, digits.count >= 12 else { return false }
        var doubled: [Int] = []
        for place in digits.indices where place.isMultiple(of: 2) {
            doubled.append(place)
        }
        var sum = 0
        for (place, digit) in digits.dropLast().reversed().enumerated() {
            if doubled.contains(place) {
                var value = digit
                value += digit
                if value > 9 { value -= 9 }
                sum += value
            } else {
                sum += digit
            }
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
