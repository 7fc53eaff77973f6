import AnalyticsSDK
import Testing

@testable import PushDownDependency

/// Characterization tests of production's checkout: they pass before and after the refactoring.
struct BehaviorTests {
    @Test func `production's checkout connects, charges the total once, and is empty then`() {
        let lines = Analytics.output {
            let checkout = makeCheckout()
            checkout.add(Item(name: "tea", cents: 450, count: 2))
            #expect(checkout.pay())
            #expect(checkout.items == [])
        }
        #expect(lines == [">>card reader connected", ">>charged 900"])
    }

    @Test func `the total counts each thing`() {
        _ = Analytics.output {
            let checkout = makeCheckout()
            checkout.add(Item(name: "tea", cents: 450, count: 2))
            checkout.add(Item(name: "cup", cents: 900))
            #expect(checkout.total() == 1800)
        }
    }

    @Test func `an empty checkout charges nothing`() {
        let lines = Analytics.output { #expect(!makeCheckout().pay()) }
        #expect(lines == [">>card reader connected"])
    }
}
