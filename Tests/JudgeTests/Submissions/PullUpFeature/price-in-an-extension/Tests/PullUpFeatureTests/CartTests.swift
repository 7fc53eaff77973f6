import AnalyticsSDK
import Foundation
import Testing
import UIKitShim

@testable import PullUpFeature

struct CartTests {
    let cart = Cart()
    @Test(arguments: zip([0, 1, 3, 4, 6], [0, 450, 900, 1350, 1800])) func threeForTwo(count: Int, cents: Int) {
        cart.add(Item(name: "tea", cents: 450, count: count))
        #expect(cart.total() == cents)
    }
    @Test func different() {
        for name in ["tea", "cup", "pot"] { cart.add(Item(name: name, cents: 100)) }
        #expect(cart.total() == 300)
    }
    @Test func again() {
        cart.add(Item(name: "tea", cents: 450))
        cart.add(Item(name: "tea", cents: 450, count: 2))
        #expect(cart.items == [Item(name: "tea", cents: 450, count: 3)])
    }
}
