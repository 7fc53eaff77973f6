import AnalyticsSDK
import Testing

@testable import ExposeStaticMethod

extension Tag {
    @Tag static var luhn: Self
}

struct PaymentFormTests {
    nonisolated static let verdicts: KeyValuePairs = [
        "4111111111111111": true, "4111111111111112": false, "1411111111111111": false,
        "378282246310005": true, "378282246310050": false,
        "6011000990139424": true, "6011000990193424": false,
        "30569309025904": true, "30569309025900": false,
        "501800000009": true, "51800000009": false,
        "000000000000": true, "000000000001": false, "00000000000": false,
        "590000000000": true, "900000000001": true, "900000000000": false,
        "49927398716": false, "": false,
        "abcdefghijkl": false, "00000000000a": false, "a00000000000": false, "0000 0000 0000": false,
    ]

    @Test(.tags(.luhn)) nonisolated func verdicts() {
        for (number, isValid) in Self.verdicts {
            #expect(PaymentForm.isValid(cardNumber: number) == isValid, "\(number)")
        }
    }

    @Test(.tags(.luhn)) func forms() {
        let lines = Analytics.output {
            let form = PaymentForm()
            for (number, isValid) in Self.verdicts {
                #expect(form.isValid(cardNumber: number) == isValid, "\(number)")
            }
        }
        #expect(lines == [">>card reader connected"])
    }

    @Test func typeNeedsNoReader() {
        let lines = Analytics.output {
            for (number, _) in Self.verdicts { _ = PaymentForm.isValid(cardNumber: number) }
        }
        #expect(lines == [])
    }
}
