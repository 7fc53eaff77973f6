class PaymentForm {
    private let reader = CardReader()

    nonisolated static func isValid(cardNumber: String) -> Bool {
        let digits = cardNumber.compactMap(\.wholeNumberValue)
        guard digits.count == cardNumber.count, digits.count >= 12 else { return false }
        return checksum(of: digits) == 0
    }

    private nonisolated static func checksum(of digits: [Int]) -> Int {
        var sum = 0
        for (place, digit) in digits.reversed().enumerated() {
            sum += place % 2 == 0 ? digit : digit * 2 - (digit >= 5 ? 9 : 0)
        }
        return sum % 10
    }

    func isValid(cardNumber: String) -> Bool {
        Self.isValid(cardNumber: cardNumber)
    }

    func submit(cardNumber: String, cents: Int) -> Bool {
        isValid(cardNumber: cardNumber) && reader.charge(cents: cents)
    }
}
