import AnalyticsSDK
import Testing

@testable import PushDownDependency

/// Characterization tests of production's checkout: they pass before and after the refactoring.
struct BehaviorTests {
    @Test func `production's checkout connects as soon as it is created`() {
        #expect(Analytics.output { _ = makeCheckout() } == [">>card reader connected"])
    }

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

    @Test(arguments: [(0, 1), (450, 0), (450, -1)])
    func `a checkout without a price charges nothing, and keeps its things`(_ cents: Int, count: Int) {
        let lines = Analytics.output {
            let checkout = makeCheckout()
            checkout.add(Item(name: "tea", cents: cents, count: count))
            #expect(!checkout.pay())
            #expect(checkout.items == [Item(name: "tea", cents: cents, count: count)])
        }
        #expect(lines == [">>card reader connected"])
    }

    @Test func `each thing that is added has a line of its own, in this order`() {
        _ = Analytics.output {
            let checkout = makeCheckout()
            let items = [Item(name: "tea", cents: 450), Item(name: "cup", cents: 900, count: 0), Item(name: "tea", cents: 500)]
            for item in items { checkout.add(item) }
            #expect(checkout.items == items)
        }
    }
}
