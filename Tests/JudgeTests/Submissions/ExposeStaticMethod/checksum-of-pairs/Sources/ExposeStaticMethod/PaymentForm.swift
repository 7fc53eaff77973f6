class PaymentForm {
    private let reader = CardReader()

    nonisolated static func isValid(cardNumber: String) -> Bool {
        guard cardNumber.count >= 12, let digits = digits(of: cardNumber) else { return false }
        return checksum(of: digits).isMultiple(of: 10)
    }

    func isValid(cardNumber: String) -> Bool { Self.isValid(cardNumber: cardNumber) }

    func submit(cardNumber: String, cents: Int) -> Bool {
        guard isValid(cardNumber: cardNumber) else { return false }
        return reader.charge(cents: cents)
    }

    /// Returns the digits of a text; nil if it has another character.
    private nonisolated static func digits(of text: String) -> [Int]? {
        var digits: [Int] = []
        for character in text {
            guard let digit = character.wholeNumberValue else { return nil }
            digits.append(digit)
        }
        return digits
    }

    private nonisolated static func checksum(of digits: [Int]) -> Int {
        func doubled(_ digit: Int) -> Int {
            let double = 2 * digit
            return double > 9 ? double - 9 : double
        }
        return zip(digits.reversed(), 0...).reduce(0) { sum, pair in
            let (digit, place) = pair
            return sum + (place.isMultiple(of: 2) ? digit : doubled(digit))
        }
    }
}
