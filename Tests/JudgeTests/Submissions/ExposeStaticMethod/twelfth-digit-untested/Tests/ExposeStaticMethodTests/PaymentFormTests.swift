import AnalyticsSDK
import Testing

@testable import ExposeStaticMethod

struct PaymentFormTests {
    /// Runs off the main actor, as the method must.
    @Test(arguments: ["4111111111111111", "378282246310005", "5555555555554444", "5105105105105100"])
    nonisolated func `card numbers are valid`(_ number: String) {
        #expect(PaymentForm.isValid(cardNumber: number))
    }

    @Test(arguments: [
        "4111111111111112", "1411111111111111", "00000000000", "", "4111 1111 1111 1111", "4111-1111-1111-1111", "abcdefghijkl",
        "0000000000000x",
    ])
    nonisolated func `other texts are not valid`(_ text: String) {
        #expect(!PaymentForm.isValid(cardNumber: text))
    }

    @Test func `no card reader connects for the question`() {
        let lines = Analytics.output { _ = PaymentForm.isValid(cardNumber: "4111111111111111") }

        #expect(lines == [])
    }

    @Test func `a form gives the same answers`() {
        _ = Analytics.output {
            #expect(PaymentForm().isValid(cardNumber: "4111111111111111"))
            #expect(!PaymentForm().isValid(cardNumber: "4111111111111112"))
        }
    }
}
