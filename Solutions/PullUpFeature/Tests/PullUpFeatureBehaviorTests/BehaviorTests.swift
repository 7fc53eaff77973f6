import AnalyticsSDK
import Testing

@testable import PullUpFeature

/// A characterization test of the checkout: it passes before and after the refactoring.
struct BehaviorTests {
    @Test func `a checkout connects, charges the total of its items, and is empty then`() {
        let lines = Analytics.output {
            let checkout = Checkout()
            checkout.add(Item(name: "tea", cents: 450, count: 2))
            checkout.add(Item(name: "tea", cents: 450))
            checkout.add(Item(name: "cup", cents: 900))
            #expect(checkout.items.count == 2)
            #expect(checkout.total() == 1800)
            #expect(checkout.pay())
            #expect(checkout.items == [])
            #expect(checkout.total() == 0)
        }
        #expect(lines == [">>card reader connected", ">>charged 1800"])
    }

    @Test func `an empty checkout charges nothing at all, and is paid`() {
        let lines = Analytics.output { #expect(Checkout().pay()) }
        #expect(lines == [">>card reader connected", ">>charged 0"])
    }

    @Test func `things of one name share a line, which keeps its place and its price`() {
        _ = Analytics.output {
            let checkout = Checkout()
            for item in [
                Item(name: "tea", cents: 450), Item(name: "cup", cents: 900, count: 0), Item(name: "Tea", cents: 100),
                Item(name: "tea", cents: 500, count: 2),
            ] { checkout.add(item) }
            #expect(
                checkout.items == [
                    Item(name: "tea", cents: 450, count: 3), Item(name: "cup", cents: 900, count: 0), Item(name: "Tea", cents: 100),
                ])
            #expect(checkout.total() == 1000)
        }
    }

    @Test func `a checkout connects as soon as it is created`() {
        #expect(Analytics.output { _ = Checkout() } == [">>card reader connected"])
    }
}
