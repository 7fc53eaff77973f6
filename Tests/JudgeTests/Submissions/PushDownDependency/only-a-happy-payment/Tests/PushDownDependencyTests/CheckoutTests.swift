import Testing

@testable import PushDownDependency

struct CheckoutTests {
    @Test func `pays`() {
        let checkout = Fake()
        checkout.add(Item(name: "tea", cents: 450))
        #expect(checkout.pay())
        #expect(checkout.items == [])
    }
}

private final class Fake: Checkout {
    override func charge(cents: Int) -> Bool { true }
}
