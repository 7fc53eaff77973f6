import Testing

@testable import PushDownDependency

struct CheckoutTests {
    @Test func pay() {
        let checkout = makeCheckout()
        checkout.add(Item(name: "tea", cents: 450))

        #expect(checkout.pay())
        // The console shows:
        // >>card reader connected
        // >>charged 450
    }
}
