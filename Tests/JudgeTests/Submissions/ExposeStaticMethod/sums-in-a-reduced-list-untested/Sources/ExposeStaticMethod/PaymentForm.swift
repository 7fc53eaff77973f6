class PaymentForm {
    private let reader = CardReader()

    nonisolated static func isValid(cardNumber: String) -> Bool {
        let digits = cardNumber.compactMap(\.wholeNumberValue)
        guard digits.count == cardNumber.count else { return false }
        switch digits.count {
        case ..<12: return false
        default: return checksum(of: digits.dropLast()) == digits.last
        }
    }

    func isValid(cardNumber: String) -> Bool {
        Self.isValid(cardNumber: cardNumber)
    }

    func submit(cardNumber: String, cents: Int) -> Bool {
        isValid(cardNumber: cardNumber) && reader.charge(cents: cents)
    }

    private nonisolated static func checksum(of digits: ArraySlice<Int>) -> Int {
        let sum = digits.reversed().enumerated().map { place, digit in
            place.isMultiple(of: 2) ? digit * 2 / 10 + digit * 2 % 10 : digit
        }.reduce(0, +)
        return (10 - sum % 10) % 10
    }
}
