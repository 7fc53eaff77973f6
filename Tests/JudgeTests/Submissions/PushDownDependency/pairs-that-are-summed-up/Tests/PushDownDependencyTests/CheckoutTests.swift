import AnalyticsSDK
import XCTest

@testable import PushDownDependency

private final class FakeCheckout: Checkout {
    private(set) var charged: [Int] = []
    private let answer: (Int) -> Bool

    init(answer: @escaping (Int) -> Bool) { self.answer = answer }

    override func charge(cents: Int) -> Bool {
        charged.append(cents)
        return answer(cents)
    }
}

nonisolated final class CheckoutTests: XCTestCase {
    @MainActor func testAccepted() async {
        let checkout = FakeCheckout { $0 < 1000 }
        [Item(name: "tea", cents: 100, count: 3), Item(name: "cup", cents: 699)].forEach(checkout.add)
        XCTAssertTrue(checkout.pay())
        XCTAssertEqual(checkout.charged, [999])
        XCTAssertTrue(checkout.items.isEmpty)
        XCTAssertFalse(checkout.pay(), "It pays once.")
        XCTAssertEqual(checkout.charged, [999])
    }

    @MainActor func testRefused() async {
        let checkout = FakeCheckout { $0 < 1000 }
        checkout.add(Item(name: "cup", cents: 1000))
        XCTAssertFalse(checkout.pay())
        XCTAssertEqual(checkout.charged, [1000])
        XCTAssertEqual(checkout.items, [Item(name: "cup", cents: 1000)])
    }

    @MainActor func testBoundaries() async {
        let checkout = FakeCheckout { _ in true }
        XCTAssertFalse(checkout.pay())
        XCTAssertEqual(checkout.charged, [])
        checkout.add(Item(name: "cent", cents: 1, count: 1))
        XCTAssertTrue(checkout.pay())
        XCTAssertEqual(checkout.charged, [1])
    }

    @MainActor func testCounter() async {
        let lines = Analytics.output {
            let checkout = makeCheckout()
            checkout.add(Item(name: "tea", cents: 450))
            XCTAssertTrue(checkout.pay())
        }
        XCTAssertEqual(lines, [">>card reader connected", ">>charged 450"])
    }
}
