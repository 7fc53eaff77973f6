class PaymentForm {
    private let reader = CardReader()

    /// Luhn's checksum.
    private nonisolated struct Checksum {
        private(set) var sum = 0
        private var position = 0

        mutating func add(_ digit: Int) {
            let isSecond = position & 1 == 1
            let value = isSecond ? digit * 2 : digit
            sum += value / 10 + value % 10
            position += 1
        }
    }

    nonisolated static func isValid(cardNumber: String) -> Bool {
        let digits = cardNumber.compactMap(\.wholeNumberValue)
        if digits.count != cardNumber.count || digits.count < 12 { return false }
        var checksum = Checksum()
        for digit in digits.reversed() { checksum.add(digit) }
        return checksum.sum.isMultiple(of: 10)
    }

    func isValid(cardNumber: String) -> Bool {
        Self.isValid(cardNumber: cardNumber)
    }

    func submit(cardNumber: String, cents: Int) -> Bool {
        isValid(cardNumber: cardNumber) && reader.charge(cents: cents)
    }
}
