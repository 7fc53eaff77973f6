import Injection
import Testing

// The declarations of the article.

protocol PriceList: Sendable {
    func price(of item: String) -> Int
}

struct ShopPrices: PriceList {
    func price(of item: String) -> Int { item.count * 100 }
}

extension Container {
    var prices: Factory<any PriceList> { self { ShopPrices() } }
}

struct Till {
    var container = Container.shared

    func total(of items: [String]) -> Int {
        let prices = container.prices()
        return items.map(prices.price).reduce(0, +)
    }
}

struct OneCoin: PriceList {
    func price(of item: String) -> Int { 1 }
}

/// A test that compiles and runs the article `GettingStarted`.
struct GettingStartedDocumentTests {
    @Test func `the total of two items`() {
        let container = Container()
        container.prices.register { OneCoin() }
        #expect(Till(container: container).total(of: ["tea", "bread"]) == 2)
        #expect(Till().total(of: ["tea", "bread"]) == 800)
    }
}
