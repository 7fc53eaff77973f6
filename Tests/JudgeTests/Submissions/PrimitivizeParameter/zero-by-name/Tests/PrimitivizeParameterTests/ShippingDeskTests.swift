import AnalyticsSDK
import Testing

@testable import PrimitivizeParameter

nonisolated struct Parcel: CustomTestStringConvertible {
    var grams: [Int]
    var prices: [Int]
    var testDescription: String { "\(grams) g, \(prices) ct" }
}

@Suite struct ShippingDeskTests {
    @Test("nothing to carry", arguments: [Parcel(grams: [], prices: []), .init(grams: [0], prices: [10]), .init(grams: [-5, 5], prices: [1, 1]), .init(grams: [-1], prices: [1])])
    nonisolated func nothing(_ parcel: Parcel) { #expect(price(parcel) == 0) }

    @Test("light", arguments: [Parcel(grams: [1], prices: [0]), .init(grams: [999], prices: [4999]), .init(grams: [500, 499], prices: [2500, 2499])])
    nonisolated func light(_ parcel: Parcel) { #expect(price(parcel) == 390) }

    @Test("heavy", arguments: [Parcel(grams: [1000], prices: [0]), .init(grams: [1000], prices: [4999]), .init(grams: [500, 500], prices: [2500, 2499])])
    nonisolated func heavy(_ parcel: Parcel) { #expect(price(parcel) == 690) }

    @Test("free", arguments: [Parcel(grams: [1], prices: [5000]), .init(grams: [2000], prices: [5000]), .init(grams: [1, 1], prices: [2500, 2500])])
    nonisolated func free(_ parcel: Parcel) { #expect(price(parcel) == 0) }

    nonisolated private func price(_ parcel: Parcel) -> Int { shippingCents(grams: parcel.grams, prices: parcel.prices) }

    @Test("the desk multiplies, and keeps weights and prices apart") func desk() {
        let carts: [(items: [Item], price: Int)] = [
            ([], 0),
            ([Item(cents: 10, grams: 333, count: 3)], 390),
            ([Item(cents: 10, grams: 334, count: 3)], 690),
            ([Item(cents: 10, grams: 500), Item(cents: 10, grams: 500)], 690),
            ([Item(cents: 1667, grams: 10, count: 3)], 0),
            ([Item(cents: 1666, grams: 10, count: 3)], 390),
            ([Item(cents: 5000, grams: 10, count: 0)], 0),
        ]
        for (items, price) in carts {
            var actual: Int?
            let lines = Analytics.output {
                let cart = Cart()
                cart.items = items
                actual = ShippingDesk().cents(for: cart)
            }
            #expect(actual == price, "\(items)")
            #expect(lines == [">>logged in"])
        }
    }

    @Test("the function asks nobody") func offline() {
        #expect(Analytics.output { _ = shippingCents(grams: [3], prices: [4]) } == [])
    }
}
