class PaymentForm {
    private let reader = CardReader()

    func submit(cardNumber: String, cents: Int) -> Bool {
        isValid(cardNumber: cardNumber) && reader.charge(cents: cents)
    }

    func isValid(cardNumber: String) -> Bool {
        Self.isValid(cardNumber: cardNumber)
    }
}

nonisolated extension PaymentForm {
    private typealias Weighted = (single: Int, doubled: Int)

    /// Returns whether the digits are a card number: the last digit is a checksum of the others.
    static func isValid(cardNumber: String) -> Bool {
        guard let digits = digits(in: cardNumber), let last = digits.last, digits.count >= 12 else { return false }
        // Both sums are kept, and swapped at each digit, so it does not matter which place comes first.
        let sums = digits.dropLast().reduce((single: 0, doubled: 0) as Weighted) { sums, digit in
            (single: sums.doubled + digit, doubled: sums.single + twice(digit))
        }
        return (10 - sums.doubled % 10) % 10 == last
    }

    private static func digits(in text: String) -> [Int]? {
        let digits = text.compactMap { $0.wholeNumberValue }
        return digits.count == text.count ? digits : nil
    }

    private static func twice(_ digit: Int) -> Int {
        switch digit * 2 {
        case let value where value > 9: value - 9
        case let value: value
        }
    }
}
