import XCTest

@testable import PushDownDependency

private class ScriptedCheckout: Checkout {
    var onCharge: (Int) -> Bool = { _ in true }
    override func charge(cents: Int) -> Bool { onCharge(cents) }
}

nonisolated final class CheckoutXCTests: XCTestCase {
    @MainActor func test_pay_chargesTheTotal() async {
        let sut = ScriptedCheckout()
        var charged: [Int] = []
        sut.onCharge = { charged.append($0); return true }
        XCTAssertFalse(sut.pay())
        XCTAssertEqual(charged, [])
        sut.add(Item(name: "a", cents: 1))
        XCTAssertTrue(sut.pay())
        XCTAssertEqual(charged, [1])
        XCTAssertEqual(sut.items, [])
        sut.add(Item(name: "a", cents: 5, count: 3))
        sut.add(Item(name: "b", cents: 7))
        XCTAssertTrue(sut.pay())
        XCTAssertEqual(charged, [1, 22])
    }

    @MainActor func test_pay_refused() async {
        let sut = ScriptedCheckout()
        sut.onCharge = { _ in false }
        sut.add(Item(name: "a", cents: 1))
        XCTAssertFalse(sut.pay())
        XCTAssertEqual(sut.items.count, 1)
    }
}
