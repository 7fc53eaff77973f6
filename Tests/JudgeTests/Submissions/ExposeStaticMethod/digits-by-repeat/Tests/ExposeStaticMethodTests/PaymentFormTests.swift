import AnalyticsSDK
import Testing

@testable import ExposeStaticMethod

struct PaymentFormTests {
    @Test(arguments: [
        "4111111111111111", "378282246310005", "5555555555554444", "000000000000", "5105105105105100", "590000000000", "6011000990139424",
        "12345678901234567890121", "0000000000000", "٤١١١١١١١١١١١١١١١", "100000000008", "010000000009", "200000000006", "300000000004", "400000000002",
        "500000000009", "600000000007", "700000000005", "800000000003", "900000000001", "020000000008", "050000000005", "090000000001",
    ])
    nonisolated func `card numbers are valid`(_ number: String) {
        #expect(PaymentForm.isValid(cardNumber: number))
    }

    @Test(arguments: [
        "4111111111111112", "4111111111111110", "1411111111111111", "00000000000", "0", "18", "", "4111 1111 1111 1111", "4111-1111-1111-1111", "abcdefghijkl",
        "0000000000000x", "x000000000000", "000000x000000", "550000000000", "900000000000", " 4111111111111111", "4111111111111111 ", "00000000018",
        "000000000001", "000000000009", "000000000005", "500000000000", "500000000008", "½00000000000", "+00000000000", "-000000000000", "4111111111111111\n",
        "1000000000080", "0100000000090", "a", "00000000000a", "0000000000.0", "00000000000²x",
    ])
    nonisolated func `other texts are not valid`(_ text: String) {
        #expect(!PaymentForm.isValid(cardNumber: text))
    }

    @Test nonisolated func `every last digit but one is wrong`() {
        for (body, right) in [("00000000000", 0), ("41111111111111", 3), ("37828224631000", 5), ("99999999999", 0), ("12345678901", 4), ("5000000000000", 5)] {
            let valid = (0...9).filter { PaymentForm.isValid(cardNumber: body + String($0)) }
            #expect(valid.count == 1, "\(body) \(valid)")
            if body == "00000000000" || body == "37828224631000" { #expect(valid == [right]) }
        }
    }

    @Test func `no card reader connects for the question`() {
        let lines = Analytics.output {
            _ = PaymentForm.isValid(cardNumber: "4111111111111111")
            _ = PaymentForm.isValid(cardNumber: "4111111111111112")
        }

        #expect(lines == [])
    }

    @Test func `a form gives the same answers`() {
        let lines = Analytics.output {
            let form = PaymentForm()
            #expect(form.isValid(cardNumber: "4111111111111111"))
            #expect(!form.isValid(cardNumber: "4111111111111112"))
            #expect(!form.isValid(cardNumber: ""))
            #expect(form.isValid(cardNumber: "378282246310005"))
        }
        #expect(lines == [">>card reader connected"])
    }

    @Test func `a form charges valid numbers only`() {
        let lines = Analytics.output {
            let form = PaymentForm()
            #expect(form.submit(cardNumber: "4111111111111111", cents: 900))
            #expect(!form.submit(cardNumber: "4111111111111112", cents: 800))
            #expect(!form.submit(cardNumber: "", cents: 700))
            #expect(form.submit(cardNumber: "4111111111111111", cents: 0))
            #expect(form.submit(cardNumber: "4111111111111111", cents: -1))
        }
        #expect(lines == [">>card reader connected", ">>charged 900", ">>charged 0", ">>charged -1"])
    }
}
