import Testing

@testable import PullUpFeature

struct CartTests {
    @Test func `items are added up by name`() {
        let cart = Cart()
        cart.add(Item(name: "tea", cents: 450))
        cart.add(Item(name: "tea", cents: 450, count: 2))
        cart.add(Item(name: "cup", cents: 900))
        #expect(cart.items == [Item(name: "tea", cents: 450, count: 3), Item(name: "cup", cents: 900)])
    }
}
