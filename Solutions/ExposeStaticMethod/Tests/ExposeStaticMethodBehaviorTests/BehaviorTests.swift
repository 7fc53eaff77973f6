import AnalyticsSDK
import Testing

@testable import ExposeStaticMethod

/// Characterization tests of the form: they pass before and after the refactoring.
struct BehaviorTests {
    @Test func `a form knows card numbers from other texts`() {
        let lines = Analytics.output {
            let form = PaymentForm()
            #expect(form.isValid(cardNumber: "4111111111111111"))
            #expect(!form.isValid(cardNumber: "4111111111111112"))
            #expect(!form.isValid(cardNumber: "4111 1111 1111 1111"))
        }
        #expect(lines == [">>card reader connected"])
    }

    @Test(arguments: [
        ("12345678901234567890121", true), ("000000000000", true), ("٤١١١١١١١١١١١١١١١", true), (" 4111111111111111", false),
        ("4111111111111111 ", false), ("4111-1111-1111-1111", false), ("", false),
    ])
    func `any digits may be a card number, and nothing else`(_ text: String, isValid: Bool) {
        _ = Analytics.output { #expect(PaymentForm().isValid(cardNumber: text) == isValid) }
    }

    @Test func `every amount is charged`() {
        let lines = Analytics.output {
            let form = PaymentForm()
            #expect(form.submit(cardNumber: "4111111111111111", cents: 0))
            #expect(form.submit(cardNumber: "4111111111111111", cents: -900))
        }
        #expect(lines == [">>card reader connected", ">>charged 0", ">>charged -900"])
    }

    @Test func `only a card number is charged`() {
        let lines = Analytics.output {
            let form = PaymentForm()
            #expect(form.submit(cardNumber: "4111111111111111", cents: 900))
            #expect(!form.submit(cardNumber: "1", cents: 900))
        }
        #expect(lines == [">>card reader connected", ">>charged 900"])
    }
}
