import AnalyticsSDK
import Testing

@testable import PullUpFeature

struct CartTests {
    let cart = Cart()

    @Test func empty() {
        #expect(cart.items == [])
        #expect(cart.total() == 0)
    }

    @Test(arguments: [(0, 0), (1, 450), (2, 900), (3, 900), (4, 1350), (5, 1800), (6, 1800), (7, 2250)])
    func `of three equal things, one is free`(count: Int, total: Int) {
        cart.add(Item(name: "tea", cents: 450, count: count))
        #expect(cart.total() == total)
    }

    @Test func `equal things become one line`() {
        cart.add(Item(name: "tea", cents: 450))
        cart.add(Item(name: "cup", cents: 100, count: 2))
        cart.add(Item(name: "tea", cents: 450, count: 2))
        #expect(cart.items == [Item(name: "tea", cents: 450, count: 3), Item(name: "cup", cents: 100, count: 2)])
        #expect(cart.total() == 1100)
    }

    @Test func `different things are not a group`() {
        for name in ["a", "b", "c"] { cart.add(Item(name: name, cents: 10)) }
        #expect(cart.total() == 30)
    }

    @Test func `paying charges the total and empties the checkout`() {
        let lines = Analytics.output {
            let checkout = Checkout()
            checkout.add(Item(name: "tea", cents: 450, count: 3))
            #expect(checkout.pay())
            #expect(checkout.items.isEmpty)
            #expect(checkout.total() == 0)
        }
        #expect(lines == [">>card reader connected", ">>charged 900"])
    }
}
