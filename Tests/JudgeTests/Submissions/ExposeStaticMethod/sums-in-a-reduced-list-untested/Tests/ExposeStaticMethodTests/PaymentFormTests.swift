import AnalyticsSDK
import Testing

@testable import ExposeStaticMethod

struct PaymentFormTests {
    @Test nonisolated func valid() {
        #expect(PaymentForm.isValid(cardNumber: "000000000000"))
        #expect(PaymentForm.isValid(cardNumber: "4111111111111111"))
        #expect(PaymentForm.isValid(cardNumber: "0943232627172819"))
        #expect(PaymentForm.isValid(cardNumber: "4146171428111906"))
        #expect(PaymentForm.isValid(cardNumber: "3532251448131425"))
        #expect(PaymentForm.isValid(cardNumber: "2738493624444610"))
        #expect(PaymentForm.isValid(cardNumber: "1600074008300524"))
        #expect(PaymentForm.isValid(cardNumber: "4812044807053135"))
        #expect(PaymentForm.isValid(cardNumber: "2118343649263026"))
        #expect(PaymentForm.isValid(cardNumber: "1339042341053439"))
    }

    @Test nonisolated func invalid() {
        #expect(!PaymentForm.isValid(cardNumber: "4111111111111112"))
        #expect(!PaymentForm.isValid(cardNumber: "1411111111111111"))
        #expect(!PaymentForm.isValid(cardNumber: "00000000000"))
        #expect(!PaymentForm.isValid(cardNumber: ""))
        #expect(!PaymentForm.isValid(cardNumber: "abcdefghijkl"))
        #expect(!PaymentForm.isValid(cardNumber: "0000000000000x"))
    }

    @Test func form() {
        _ = Analytics.output {
            #expect(PaymentForm().isValid(cardNumber: "4111111111111111"))
            #expect(!PaymentForm().isValid(cardNumber: "4111111111111112"))
        }
    }
}
