import Injection
import Recording
import XCTest

@testable import Shop

final class CheckoutXCTests: XCTestCase {
    func testAPaymentIsNamed() async throws {
        let payments = MockPayments()
        (payments.stubbedName, payments.stubbedPay) = ("bank", Receipt(total: 3))

        try await Container.$shared.withValue(Container()) {
            Container.shared.payments.register { payments }
            let text = try await Checkout().pay(3)
            XCTAssertEqual(text, "bank: 3")
        }

        payments.assertInvoked(.name, times: .once)
    }

    func testAFailureIsPassedOn() async {
        let payments = MockPayments()
        payments.stubbedPayError = CancellationError()

        await Container.$shared.withValue(Container()) {
            Container.shared.payments.register { payments }
            let text = try? await Checkout().pay(3)
            XCTAssertNil(text)
        }

        XCTAssertEqual(payments.invokedList.count, 1)
    }
}
