import Testing

@testable import BreakOutMethodObject

struct ReceiptTests {
    @Test func receipt() {
        let checkout = Checkout()
        checkout.items = [Item(name: "tea", cents: 450)]

        print(checkout.receipt())
        // The console shows:
        // >>card reader connected
        // 1 tea 450
        // shipping 490
        // total 940
    }
}
