import AnalyticsSDK
import Testing

@testable import PullUpFeature

struct CartTests {
    private let cart = Cart()

    @Test(arguments: [(1, 450), (2, 900), (3, 900), (4, 1350), (6, 1800)])
    func `of three equal things, one is free`(_ count: Int, _ cents: Int) {
        cart.add(Item(name: "tea", cents: 450, count: count))
        #expect(cart.total() == cents)
    }

    @Test func `the same thing again raises its count, another one does not`() {
        cart.add(Item(name: "tea", cents: 450))
        cart.add(Item(name: "pot", cents: 100))
        cart.add(Item(name: "tea", cents: 450, count: 2))
        #expect(cart.items == [Item(name: "tea", cents: 450, count: 3), Item(name: "pot", cents: 100)])
        #expect(cart.total() == 1000)
    }

    @Test func `a cart can be emptied`() {
        cart.add(Item(name: "tea", cents: 450))
        cart.removeAll()
        #expect(cart.items == [])
    }

    @Test func `a payment empties the checkout`() {
        _ = Analytics.output {
            let checkout = Checkout()
            checkout.add(Item(name: "tea", cents: 450))
            #expect(checkout.pay())
            #expect(checkout.items.isEmpty)
        }
    }
}
