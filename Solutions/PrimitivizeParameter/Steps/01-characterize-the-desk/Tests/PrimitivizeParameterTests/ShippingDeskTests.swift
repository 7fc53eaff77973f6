import AnalyticsSDK
import Testing

@testable import PrimitivizeParameter

struct ShippingDeskTests {
    @Test func `the desk counts each line of its cart`() {
        _ = Analytics.output {
            let cart = Cart()
            cart.items = [Item(cents: 1, grams: 499, count: 2), Item(cents: 9, grams: 2)]
            #expect(ShippingDesk().cents(for: cart) == 690)
        }
    }
}
