import Testing
@testable import PushDownDependency

private final class Spy: Checkout {
    var charges: [Int] = []
    var isAccepted = true
    override func charge(cents: Int) -> Bool { charges.append(cents); return isAccepted }
}

struct CheckoutTests {
    @Test(arguments: [true, false]) func pay(_ isAccepted: Bool) {
        let checkout = Spy()
        checkout.isAccepted = isAccepted
        checkout.add(Item(name: "tea", cents: 7, count: 2))
        #expect(checkout.pay() == isAccepted)
        #expect(checkout.charges == [14])
        #expect(checkout.items.isEmpty == isAccepted)
    }

    @Test func boundary() {
        let checkout = Spy()
        #expect(!checkout.pay())
        #expect(checkout.charges == [])
        checkout.add(Item(name: "tea", cents: 1))
        #expect(checkout.pay())
        #expect(checkout.charges == [1])
    }
}
