import AnalyticsSDK
import Testing

@testable import WrapClass

/// Characterization tests of production's payment: they pass before and after the new feature, and ignore its events.
struct BehaviorTests {
    @Test func `a payment connects, charges the card once, and is accepted`() {
        let lines = Analytics.output { #expect(makePayment().pay(cents: 900)) }
        #expect(lines.filter { $0.hasPrefix(">>c") } == [">>card reader connected", ">>charged 900"])
    }

    @Test func `the reader is connected as soon as the payment is created`() {
        let lines = Analytics.output { _ = makePayment() }
        #expect(lines == [">>card reader connected"])
    }

    @Test func `the reader is connected once for all charges of a payment`() {
        let lines = Analytics.output {
            let payment = makePayment()
            #expect(payment.pay(cents: 900))
            #expect(payment.pay(cents: 450))
        }
        #expect(lines.filter { $0.hasPrefix(">>c") } == [">>card reader connected", ">>charged 900", ">>charged 450"])
    }

    @Test(arguments: [(0, true), (-900, true), (50_000, true), (50_001, false), (5_000_000, false)])
    func `the reader answers for every amount`(_ cents: Int, isAccepted: Bool) {
        let lines = Analytics.output { #expect(makePayment().pay(cents: cents) == isAccepted) }
        #expect(lines.filter { $0.hasPrefix(">>c") } == [">>card reader connected", ">>charged \(cents)"])
    }

    @Test func `a large payment is refused`() {
        let lines = Analytics.output { #expect(!makePayment().pay(cents: 60_000)) }
        #expect(lines.filter { $0.hasPrefix(">>c") } == [">>card reader connected", ">>charged 60000"])
    }
}
