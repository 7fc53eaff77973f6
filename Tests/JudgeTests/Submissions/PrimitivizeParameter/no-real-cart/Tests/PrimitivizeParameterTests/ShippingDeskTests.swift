import Testing

@testable import PrimitivizeParameter

struct ShippingDeskTests {
    @Test(arguments: [
        (grams: [Int](), prices: [Int](), cents: 0), ([1], [1], 390), ([999], [4999], 390), ([1000], [4999], 690), ([1], [5000], 0),
        ([500, 500], [1, 1], 690), ([1000, 1000], [2500, 2500], 0), ([0], [4999], 0),
    ])
    nonisolated func `the price`(_ example: (grams: [Int], prices: [Int], cents: Int)) {
        #expect(shippingCents(grams: example.grams, prices: example.prices) == example.cents)
    }
}
