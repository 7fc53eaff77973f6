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

        _ = checkout.pay()

        #expect(checkout.charges == [900])
        #expect(checkout.items == [tea])
    }

    @Test func `an empty cart charges nothing, and one cent is charged`() {
        #expect(!checkout.pay())
        #expect(checkout.charges == [])

        checkout.add(Item(name: "bag", cents: 1))
        #expect(checkout.pay())
        #expect(checkout.charges == [1])
    }

    @Test func `no card reader connects`() {
        let lines = Analytics.output { _ = TestableCheckout().pay() }

        #expect(lines == [])
    }

    @Test func `a checkout that cannot charge ends the process`() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let checkout = Checkout()
            checkout.add(Item(name: "tea", cents: 450))
            _ = checkout.pay()
        }
    }

    @Test func `production creates a checkout for the counter`() {
        _ = Analytics.output { #expect(makeCheckout() is CounterCheckout) }
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
