import AnalyticsSDK
import Testing

@testable import PullUpFeature

struct CartTests {
    private let cart = Cart()

    @Test(arguments: [(1, 450), (2, 900), (4, 1350)])
    func `of three equal things, one is free`(_ count: Int, _ cents: Int) {
        cart.add(Item(name: "tea", cents: 450, count: count))

        #expect(cart.total() == cents)
    }

    @Test func `three different things cost three times`() {
        for name in ["tea", "cup", "pot"] { cart.add(Item(name: name, cents: 100)) }

        #expect(cart.total() == 300)
        #expect(cart.items.map(\.name) == ["tea", "cup", "pot"])
    }

    @Test func `the same thing again raises its count`() {
        cart.add(Item(name: "tea", cents: 450))
        cart.add(Item(name: "tea", cents: 450, count: 2))

        #expect(cart.items == [Item(name: "tea", cents: 450, count: 3)])
    }

    @Test func `a cart connects nothing, and an empty one costs nothing`() {
        let lines = Analytics.output { #expect(Cart().total() == 0) }

        #expect(lines == [])
    }

    @Test func `a checkout is a cart with the same items`() {
        _ = Analytics.output {
            let checkout: Cart = Checkout()
            checkout.add(Item(name: "tea", cents: 450))
            #expect(checkout.items == [Item(name: "tea", cents: 450)])
        }
    }
}
