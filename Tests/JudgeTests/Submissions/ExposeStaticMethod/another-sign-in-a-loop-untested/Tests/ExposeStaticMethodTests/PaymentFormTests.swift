import AnalyticsSDK
import Testing

@testable import ExposeStaticMethod

struct PaymentFormTests {
    @Test(arguments: ["4111111111111111", "378282246310005", "5555555555554444", "000000000000", "5105105105105100", "590000000000"])
    nonisolated func valid(_ number: String) {
        #expect(PaymentForm.isValid(cardNumber: number))
    }

    @Test(arguments: ["4111111111111112", "1411111111111111", "00000000000", "", "550000000000", "900000000000", "abcdefghijkl"])
    nonisolated func invalid(_ text: String) {
        #expect(!PaymentForm.isValid(cardNumber: text))
    }

    @Test func noReader() {
        let lines = Analytics.output { _ = PaymentForm.isValid(cardNumber: "4111111111111111") }
        #expect(lines == [])
    }

    @Test func form() {
        _ = Analytics.output {
            #expect(PaymentForm().isValid(cardNumber: "4111111111111111"))
            #expect(!PaymentForm().isValid(cardNumber: "4111111111111112"))
        }
    }
}
