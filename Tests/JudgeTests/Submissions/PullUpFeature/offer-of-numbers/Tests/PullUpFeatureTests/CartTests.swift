import AnalyticsSDK
import Testing

@testable import PullUpFeature

struct CartTests {
    private let cart = Cart()

    @Test(arguments: [(0, 0), (1, 450), (2, 900), (3, 900), (4, 1350), (5, 1800), (6, 1800), (7, 2250), (8, 2700), (9, 2700)])
    func `of three equal things, one is free`(_ count: Int, _ cents: Int) {
        cart.add(Item(name: "tea", cents: 450, count: count))

        #expect(cart.total() == cents)
    }

    @Test func `three different things cost three times`() {
        for name in ["tea", "cup", "pot"] { cart.add(Item(name: name, cents: 100)) }

        #expect(cart.total() == 300)
        #expect(cart.items.map(\.name) == ["tea", "cup", "pot"])
    }

    @Test func `lines of several prices add up`() {
        cart.add(Item(name: "tea", cents: 450, count: 3))
        cart.add(Item(name: "cup", cents: 900, count: 2))
        cart.add(Item(name: "pot", cents: 1))

        #expect(cart.total() == 2701)
    }

    @Test func `the same thing again raises its count`() {
        cart.add(Item(name: "tea", cents: 450))
        cart.add(Item(name: "tea", cents: 450, count: 2))

        #expect(cart.items == [Item(name: "tea", cents: 450, count: 3)])
    }

    @Test func `the line keeps its place and its price`() {
        cart.add(Item(name: "tea", cents: 450))
        cart.add(Item(name: "cup", cents: 900))
        cart.add(Item(name: "pot", cents: 4000, count: 4))
        cart.add(Item(name: "cup", cents: 950, count: 2))
        cart.add(Item(name: "tea", cents: 500, count: 5))

        #expect(
            cart.items == [
                Item(name: "tea", cents: 450, count: 6), Item(name: "cup", cents: 900, count: 3), Item(name: "pot", cents: 4000, count: 4),
            ])
        #expect(cart.total() == 1800 + 1800 + 12_000)
    }

    @Test func `a cart connects nothing, and an empty one costs nothing`() {
        let lines = Analytics.output {
            #expect(Cart().total() == 0)
            #expect(Cart().items == [])
        }

        #expect(lines == [])
    }

    @Test func `a checkout is a cart with the same items`() {
        _ = Analytics.output {
            let checkout: Cart = Checkout()
            checkout.add(Item(name: "tea", cents: 450))
            #expect(checkout.items == [Item(name: "tea", cents: 450)])
        }
    }

    @Test func `a checkout connects, charges its total, and is empty and usable then`() {
        let lines = Analytics.output {
            let checkout = Checkout()
            checkout.add(Item(name: "tea", cents: 450, count: 3))
            #expect(checkout.pay())
            #expect(checkout.items == [])
            #expect(checkout.total() == 0)
            checkout.add(Item(name: "tea", cents: 100))
            #expect(checkout.items == [Item(name: "tea", cents: 100)])
            #expect(checkout.pay())
        }

        #expect(lines == [">>card reader connected", ">>charged 900", ">>charged 100"])
    }
}
