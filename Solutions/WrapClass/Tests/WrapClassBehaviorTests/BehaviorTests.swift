import AnalyticsSDK
import Testing

@testable import WrapClass

/// Characterization tests of production's payment: they pass before and after the new feature, and ignore its events.
struct BehaviorTests {
    @Test func `a payment connects, charges the card once, and is accepted`() {
        let lines = Analytics.output { #expect(makePayment().pay(cents: 900)) }
        #expect(lines.filter { $0.hasPrefix(">>c") } == [">>card reader connected", ">>charged 900"])
    }

    @Test func `a large payment is refused`() {
        let lines = Analytics.output { #expect(!makePayment().pay(cents: 60_000)) }
        #expect(lines.filter { $0.hasPrefix(">>c") } == [">>card reader connected", ">>charged 60000"])
    }
}
