import Foundation
import Injection
import InjectionTesting
import Recording
import Testing

@testable import Shop

@Suite(.container) struct CheckoutTests {
    let payments = MockPayments()

    init() {
        payments.stubbedName = "bank"
        Container.shared.payments.register { [payments] in payments }
    }

    @Test(arguments: [3, 5]) func `a payment is named`(_ total: Int) async throws {
        payments.stubbedPay = Receipt(total: total)

        #expect(try await Checkout().pay(total) == "bank: \(total)")

        payments.assertInvoked(MockPaymentsElements.pay(_:with:), times: .once)
        payments.assertInvoked(MockPaymentsElements.refund(_:), times: .never)
    }

    @Test func `another total is given back`() async throws {
        payments.stubbedPay = Receipt(total: 4)

        #expect(try await Checkout().pay(3) == "bank: 4")

        payments.assertInvoked(.refund(Receipt(total: 4)))
    }
}
