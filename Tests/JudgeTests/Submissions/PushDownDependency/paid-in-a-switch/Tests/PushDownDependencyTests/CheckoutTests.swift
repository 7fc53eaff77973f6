import AnalyticsSDK
import Foundation
import Testing
import UIKitShim

@testable import PushDownDependency

struct CheckoutTests {
    private let checkout = TestCheckout()
    @Test func paid() {
        checkout.add(Item(name: "tea", cents: 450, count: 2))
        checkout.add(Item(name: "cup", cents: 900))
        #expect(checkout.pay())
        #expect(checkout.charges == [1800])
        #expect(checkout.items.isEmpty)
    }
    @Test func refused() {
        checkout.answer = false
        checkout.add(Item(name: "tea", cents: 450))
        #expect(checkout.pay() == false)
        #expect(checkout.items.count == 1)
    }
    @Test func boundaries() {
        #expect(checkout.pay() == false)
        #expect(checkout.charges == [])
        checkout.add(Item(name: "bag", cents: 1))
        #expect(checkout.pay())
    }
}

private final class TestCheckout: Checkout {
    var charges: [Int] = []
    var answer = true
    override func charge(cents: Int) -> Bool {
        charges.append(cents)
        return answer
    }
}
