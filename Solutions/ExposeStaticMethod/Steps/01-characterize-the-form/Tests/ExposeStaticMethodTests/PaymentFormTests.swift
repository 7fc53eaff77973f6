import AnalyticsSDK
import Testing

@testable import ExposeStaticMethod

struct PaymentFormTests {
    @Test func `a form gives the same answers`() {
        _ = Analytics.output {
            #expect(PaymentForm().isValid(cardNumber: "4111111111111111"))
            #expect(!PaymentForm().isValid(cardNumber: "4111111111111112"))
        }
    }
}
