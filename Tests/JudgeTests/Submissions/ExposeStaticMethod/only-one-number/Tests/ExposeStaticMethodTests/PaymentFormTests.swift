import Testing

@testable import ExposeStaticMethod

struct PaymentFormTests {
    @Test func `one is valid and one is not`() {
        #expect(PaymentForm.isValid(cardNumber: "4111111111111111"))
        #expect(!PaymentForm.isValid(cardNumber: "4111111111111112"))
    }
}
