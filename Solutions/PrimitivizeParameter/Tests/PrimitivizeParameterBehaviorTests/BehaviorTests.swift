import AnalyticsSDK
import Testing

@testable import PrimitivizeParameter

/// A characterization test of the desk: it passes before and after the refactoring.
struct BehaviorTests {
    private func cents(_ items: [Item]) -> Int {
        var cents = 0
        let lines = Analytics.output {
            let cart = Cart()
            cart.items = items
            cents = ShippingDesk().cents(for: cart)
        }
        #expect(lines == [">>logged in"])
        return cents
    }

    @Test func `the weight decides, and from 50 euros on shipping is free`() {
        #expect(cents([Item(cents: 450, grams: 999)]) == 390)
        #expect(cents([Item(cents: 450, grams: 500, count: 2)]) == 690)
        #expect(cents([Item(cents: 2500, grams: 10, count: 2)]) == 0)
        #expect(cents([]) == 0)
    }

    @Test func `each line counts as often as the cart has it, also never`() {
        #expect(cents([Item(cents: 450, grams: 900), Item(cents: 450, grams: 900, count: 0)]) == 390)
        #expect(cents([Item(cents: 4000, grams: 900), Item(cents: 4000, grams: 900, count: 0)]) == 390)
        #expect(cents([Item(cents: 450, grams: -900)]) == 0)
        #expect(cents([Item(cents: -450, grams: 900)]) == 390)
    }
}
