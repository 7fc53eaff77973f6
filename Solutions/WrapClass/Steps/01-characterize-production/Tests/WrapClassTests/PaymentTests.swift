import AnalyticsSDK
import Testing

@testable import WrapClass

struct PaymentTests {
    @Test func `production charges each payment by card`() {
        let lines = Analytics.output {
            _ = makePayment().pay(cents: 900)
            _ = makePayment().pay(cents: 60_000)
        }

        #expect(
            lines == [
                ">>card reader connected", ">>charged 900",
                ">>card reader connected", ">>charged 60000",
            ])
    }
}
