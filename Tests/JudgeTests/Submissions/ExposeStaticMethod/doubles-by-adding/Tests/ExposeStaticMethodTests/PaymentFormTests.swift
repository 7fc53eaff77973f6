import AnalyticsSDK
import Testing

@testable import ExposeStaticMethod

@Suite nonisolated struct CardNumbers {
    /// A number, and the digit that makes it valid.
    struct Example: Sendable, CustomTestStringConvertible {
        let payload: String, check: Character
        var testDescription: String { "\(payload)\(check)" }
    }

    static let examples = [
        Example(payload: "411111111111111", check: "1"),
        Example(payload: "37828224631000", check: "5"),
        Example(payload: "601100099013942", check: "4"),
        Example(payload: "3056930902590", check: "4"),
        Example(payload: "50180000000", check: "9"),
        Example(payload: "59000000000", check: "0"),
        Example(payload: "90000000000", check: "1"),
        Example(payload: "00000000000", check: "0"),
    ]

    @Test(arguments: examples, "0123456789") func haveOneValidCheckDigit(_ example: Example, _ digit: Character) {
        #expect(PaymentForm.isValid(cardNumber: example.payload + [digit]) == (digit == example.check))
    }

    @Test(arguments: ["", "0", "00000000000", "49927398716"]) func haveTwelveDigitsOrMore(_ text: String) {
        #expect(!PaymentForm.isValid(cardNumber: text))
    }

    @Test(arguments: [" ", "-", "a", "."], [0, 4, 16]) func haveNothingElse(_ other: Character, _ place: Int) {
        var text = "4111111111111111"
        text.insert(other, at: text.index(text.startIndex, offsetBy: place))
        #expect(!PaymentForm.isValid(cardNumber: text))
    }

    @Test func areCheckedAwayFromTheMainActor() async {
        let isValid = await Task.detached { PaymentForm.isValid(cardNumber: "4111111111111111") }.value
        #expect(isValid)
    }
}

@MainActor struct PaymentForms {
    @Test func answerLikeTheirType() {
        var answers: [Bool] = []
        _ = Analytics.output {
            answers = ["4111111111111111", "4111111111111112", "411111111111111x"].map(PaymentForm().isValid(cardNumber:))
        }
        #expect(answers == [true, false, false])
    }

    @Test func areNotNeededForTheCheck() {
        let lines = Analytics.output { _ = PaymentForm.isValid(cardNumber: "4111111111111111") }
        #expect(lines.isEmpty)
    }
}
