import Testing

@testable import ExposeStaticMethod

struct PaymentFormTests {
    @Test func cardNumber() {
        let form = PaymentForm()

        #expect(form.isValid(cardNumber: "4111111111111111"))
        // The console shows:
        // >>card reader connected
    }
}
