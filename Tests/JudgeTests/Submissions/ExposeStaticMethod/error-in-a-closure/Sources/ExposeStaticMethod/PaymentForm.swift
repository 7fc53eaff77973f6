class PaymentForm {
    private let reader = CardReader()

    private enum Problem: Error { case notDigits, tooShort, checksum }

    nonisolated static func isValid(cardNumber: String) -> Bool {
        do {
            try check(cardNumber)
            return true
        } catch {
            return false
        }
    }

    private nonisolated static func check(_ text: String) throws {
        let digits = try text.map { character in
            guard let digit = character.wholeNumberValue else { throw Problem.notDigits }
            return digit
        }
        if digits.count < 12 { throw Problem.tooShort }
        let odd = stride(from: digits.count - 1, through: 0, by: -2).map { digits[$0] }
        let even = stride(from: digits.count - 2, through: 0, by: -2).map { digits[$0] * 2 }
        let sum = (odd + even).reduce(0) { $0 + $1 / 10 + $1 % 10 }
        guard sum.isMultiple(of: 10) else { throw Problem.checksum }
    }

    func isValid(cardNumber: String) -> Bool {
        Self.isValid(cardNumber: cardNumber)
    }

    func submit(cardNumber: String, cents: Int) -> Bool {
        isValid(cardNumber: cardNumber) && reader.charge(cents: cents)
    }
}
