import AnalyticsSDK
import Testing

@testable import PushDownDependency

struct CheckoutTests {
    @Test func `production's checkout connects and charges the total once`() {
        let lines = Analytics.output {
            let checkout = makeCheckout()
            checkout.add(Item(name: "tea", cents: 450, count: 2))
            #expect(checkout.pay())
        }

        #expect(lines == [">>card reader connected", ">>charged 900"])
    }
}
