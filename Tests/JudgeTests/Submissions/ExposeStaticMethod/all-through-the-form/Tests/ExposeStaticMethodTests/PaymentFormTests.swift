import Testing

@testable import ExposeStaticMethod

struct PaymentFormTests {
    private let form = PaymentForm()

    @Test(arguments: ["4111111111111111", "378282246310005", "5555555555554444", "000000000000", "5105105105105100", "590000000000"])
    func valid(_ number: String) {
        #expect(form.isValid(cardNumber: number))
    }

    @Test(arguments: [
        "4111111111111112", "1411111111111111", "00000000000", "", "4111 1111 1111 1111", "4111-1111-1111-1111", "abcdefghijkl",
        "0000000000000x", "550000000000", "900000000000",
    ])
    func invalid(_ text: String) {
        #expect(!form.isValid(cardNumber: text))
    }
}
