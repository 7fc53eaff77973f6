import AnalyticsSDK
import XCTest

@testable import ExposeStaticMethod

nonisolated final class PaymentFormXCTests: XCTestCase {
    func testNumbers() {
        let table = [
            "4111111111111111": true, "378282246310005": true, "5555555555554444": true, "000000000000": true, "590000000000": true,
            "4111111111111112": false, "1411111111111111": false, "00000000000": false, "": false, "4111 1111 1111 1111": false,
            "0000000000000x": false, "550000000000": false, "900000000000": false, "5105105105105100": true,
        ]
        for (number, isValid) in table { XCTAssertEqual(PaymentForm.isValid(cardNumber: number), isValid, number) }
    }

    @MainActor func testForm() async {
        _ = Analytics.output {
            XCTAssertTrue(PaymentForm().isValid(cardNumber: "4111111111111111"))
            XCTAssertFalse(PaymentForm().isValid(cardNumber: "4111111111111112"))
        }
    }
}
