import AnalyticsSDK
import Testing

@testable import ExposeStaticMethod

struct PaymentFormTests {
    @Test(arguments: [
        "4111111111111111", "378282246310005", "5555555555554444", "000000000000", "5105105105105100", "590000000000", "12345678901234567890121",
        "٤١١١١١١١١١١١١١١١", "6011111111111117", "30569309025904", "79927398713000", "000000000018", "000000000091", "000000000083", "000000000075",
        "000000000067", "000000000059", "000000000042", "000000000034", "000000000026", "0000000000018",
    ])
    nonisolated func `card numbers are valid`(_ number: String) {
        #expect(PaymentForm.isValid(cardNumber: number) == (number != "79927398713000"))
    }

    @Test(arguments: [
        "4111111111111112", "1411111111111111", "00000000000", "", "0", "4111 1111 1111 1111", "4111-1111-1111-1111", "abcdefghijkl",
        "0000000000000x", "x0000000000000", "550000000000", "900000000000", " 4111111111111111", "4111111111111111 ", "000000000000x",
        "00000000000x", "000000000019", "000000000010", "000000000001", "000000000009", "000000000005", "18", "000000 000000",
    ])
    nonisolated func `other texts are not valid`(_ text: String) {
        #expect(!PaymentForm.isValid(cardNumber: text))
    }

    @Test func `each wrong check digit is found`() {
        let valid = (0...9).filter { PaymentForm.isValid(cardNumber: "411111111111111\($0)") }

        #expect(valid == [1])
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

    @Test func `a form charges only valid card numbers`() {
        let lines = Analytics.output {
            let form = PaymentForm()
            #expect(form.submit(cardNumber: "4111111111111111", cents: 900))
            #expect(!form.submit(cardNumber: "4111111111111112", cents: 450))
        }

        #expect(lines == [">>card reader connected", ">>charged 900"])
    }
}
