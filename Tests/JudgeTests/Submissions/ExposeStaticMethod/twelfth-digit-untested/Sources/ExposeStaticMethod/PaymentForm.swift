class PaymentForm {
    private let reader = CardReader()

    /// Returns whether the digits are a card number: the last digit is a checksum of the others.
    nonisolated static func isValid(cardNumber: String) -> Bool {
        let digits = cardNumber.reversed().compactMap(\.wholeNumberValue)
        guard digits.count == cardNumber.count, digits.dropFirst(11).first != nil else { return false }
        let sum = zip(digits, [false, true].cycled).reduce(0) { $0 + ($1.1 ? $1.0 / 5 + $1.0 * 2 % 10 : $1.0) }
        return sum.isMultiple(of: 10)
    }

    func isValid(cardNumber: String) -> Bool {
        Self.isValid(cardNumber: cardNumber)
    }

    func submit(cardNumber: String, cents: Int) -> Bool {
        isValid(cardNumber: cardNumber) && reader.charge(cents: cents)
    }
}

private extension [Bool] {
    /// The flags, over and over.
    nonisolated var cycled: some Sequence<Bool> {
        sequence(state: 0) { (place: inout Int) -> Bool? in
            defer { place += 1 }
            return self[place % count]
        }
    }
}
