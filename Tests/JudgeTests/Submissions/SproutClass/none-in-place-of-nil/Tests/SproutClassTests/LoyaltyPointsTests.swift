import AnalyticsSDK
import XCTest

@testable import SproutClass

nonisolated final class LoyaltyPointsTests: XCTestCase {
    func testMembersGetPointsForFullEuros() {
        assertPoints([(-100, nil), (0, nil), (99, nil), (100, 1), (199, 1), (200, 2)])
    }

    func testMembersGetTwiceAsManyFromFiftyEurosOn() {
        assertPoints([(4999, 49), (5000, 100), (5001, 100), (5100, 102)])
    }

    func testOthersGetNone() {
        assertPoints([(0, nil), (100, nil), (5000, nil)], isMember: false)
    }

    private func assertPoints(_ examples: [(Int, Int?)], isMember: Bool = true, line: UInt = #line) {
        let sut = LoyaltyPoints(isMember: isMember)
        for (cents, points) in examples {
            XCTAssertEqual(sut.line(for: cents), points.map { ">>points \($0)" }, "for \(cents)", line: line)
        }
    }
}

nonisolated final class CheckoutTests: XCTestCase {
    @MainActor func testTheReceiptEndsWithThePoints() async {
        for (isMember, ending) in [(true, [">>points 120"]), (false, [])] {
            let lines = Analytics.output {
                let checkout = Checkout()
                checkout.items = [("tea", 4000), ("cup", 2050)]
                checkout.isMember = isMember
                XCTAssertTrue(checkout.pay())
                XCTAssertTrue(checkout.items.isEmpty)
            }
            XCTAssertEqual(lines, [">>card reader connected", ">>charged 6050", ">>paid 6050"] + ending)
        }
    }

    @MainActor func testNoPointsWithoutAPayment() async {
        let lines = Analytics.output {
            let checkout = Checkout()
            checkout.isMember = true
            XCTAssertFalse(checkout.pay())
            checkout.items = [("gold", 50_100)]
            XCTAssertFalse(checkout.pay())
        }
        XCTAssertEqual(lines, [">>card reader connected", ">>nothing to pay", ">>charged 50100", ">>refused"])
    }
}
