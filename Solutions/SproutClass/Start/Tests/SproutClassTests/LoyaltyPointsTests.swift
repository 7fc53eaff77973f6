import Testing

@testable import SproutClass

struct LoyaltyPointsTests {
    @Test func pay() {
        let checkout = Checkout()
        checkout.items = [("tea", 450)]
        checkout.isMember = true

        #expect(checkout.pay())
        // The console shows:
        // >>card reader connected
        // >>charged 450
        // >>paid 450
    }
}
