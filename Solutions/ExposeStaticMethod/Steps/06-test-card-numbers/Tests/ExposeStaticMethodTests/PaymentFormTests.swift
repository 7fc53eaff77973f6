import AnalyticsSDK
import Testing

@testable import ExposeStaticMethod

struct PaymentFormTests {
    /// Runs off the main actor, as the method must.
    @Test(arguments: ["4111111111111111", "378282246310005", "5555555555554444", "000000000000", "5105105105105100", "590000000000"])
    nonisolated func `card numbers are valid`(_ number: String) {
        #expect(PaymentForm.isValid(cardNumber: number))
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
