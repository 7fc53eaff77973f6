import AnalyticsSDK
import Testing

@testable import PushDownDependency

struct CheckoutTests {
    private let checkout = TestableCheckout()
    private let tea = Item(name: "tea", cents: 450, count: 2)

    @Test func `the total is charged once, and then the cart is empty`() {
        checkout.add(tea)
        checkout.add(Item(name: "cup", cents: 900))

        #expect(checkout.pay())

        #expect(checkout.charges == [1800])
        #expect(checkout.items == [])
    }

    @Test func `after a refused charge the cart is as before`() {
        checkout.isAccepted = false
        checkout.add(tea)

        #expect(!checkout.pay())

        #expect(checkout.charges == [900])
        #expect(checkout.items == [tea])
    }

    @Test func `no card reader connects`() {
        let lines = Analytics.output { _ = TestableCheckout().pay() }

        #expect(lines == [])
    }

    @Test func `production's checkout connects and charges the total once`() {
        let lines = Analytics.output {
            let checkout = makeCheckout()
            checkout.add(Item(name: "tea", cents: 450, count: 2))
            #expect(checkout.pay())
        }

        #expect(lines == [">>card reader connected", ">>charged 900"])
    }
}

/// A checkout that records its charges, and answers as the test wants.
private final class TestableCheckout: Checkout {
    private(set) var charges: [Int] = []
    var isAccepted = true

    override func charge(cents: Int) -> Bool {
        charges.append(cents)
        return isAccepted
    }
}
