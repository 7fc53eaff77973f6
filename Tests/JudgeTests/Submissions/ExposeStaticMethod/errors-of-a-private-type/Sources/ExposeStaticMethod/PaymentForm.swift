protocol CardValidating { nonisolated func isValid(_ number: String) -> Bool }
private nonisolated struct LuhnValidator: CardValidating {
    func isValid(_ number: String) -> Bool {
        do {
            try check(number)
            return true
        } catch {
            return false
        }
    }

    func check(_ number: String) throws {

        let digits = number.compactMap(\.wholeNumberValue)
        guard digits.count == number.count, digits.count >= 12 else { throw Problem.form }
        var sum = 0
        for (place, digit) in digits.reversed().enumerated() {
            let value = place % 2 == 1 ? digit * 2 : digit
            sum += value > 9 ? value - 9 : value
        }
        guard sum % 10 == 0 else { throw Problem.checksum }
    }
}
private nonisolated enum Problem: Error { case form, checksum }


class PaymentForm {
    private let reader = CardReader()

    nonisolated static func isValid(cardNumber: String) -> Bool {
        LuhnValidator().isValid(cardNumber)
    }

    func isValid(cardNumber: String) -> Bool {
        PaymentForm.isValid(cardNumber: cardNumber)
    }

    func submit(cardNumber: String, cents: Int) -> Bool {
        guard isValid(cardNumber: cardNumber) else { return false }
        return reader.charge(cents: cents)
    }
}
