import Testing

@testable import PullUpFeature

struct CartTests {
    @Test func total() {
        let checkout = Checkout()
        checkout.add(Item(name: "tea", cents: 450))

        #expect(checkout.total() > 0)
        // The console shows:
        // >>card reader connected
    }
}
