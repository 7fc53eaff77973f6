import Testing

@testable import ExposeStaticMethod

struct PaymentFormTests {
    @Test(arguments: [
        "4111111111111111", "5500005555555559", "6011000990139424",
        "000000000000", "123456789015",
    ])
    func validNumbers(number: String) {
        #expect(PaymentForm.isValid(cardNumber: number))
    }

    @Test(arguments: [
        "", "0", "4111111111111112", "1411111111111111", "5500005555555554",
        "00000000000", "4111 1111 1111 1111", "4111-1111-1111-1111", "41111111111111a1", "411111111111111x",
    ])
    func invalidNumbers(number: String) {
        #expect(!PaymentForm.isValid(cardNumber: number))
    }

    @Test func aFormGivesTheSameAnswers() {
        let form = PaymentForm()
        #expect(form.isValid(cardNumber: "4111111111111111"))
        #expect(!form.isValid(cardNumber: "4111111111111112"))
    }

    @Test func onlyAValidNumberIsCharged() {
        let form = PaymentForm()
        #expect(form.submit(cardNumber: "4111111111111111", cents: 100))
        #expect(!form.submit(cardNumber: "4111111111111112", cents: 100))
    }
}
