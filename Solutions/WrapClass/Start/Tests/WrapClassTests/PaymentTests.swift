import Testing

@testable import WrapClass

struct PaymentTests {
    @Test func pay() {
        #expect(makePayment().pay(cents: 900))
        // The console shows:
        // >>card reader connected
        // >>charged 900
    }
}
