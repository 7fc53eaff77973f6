import AnalyticsSDK
import XCTest

@testable import SproutClass

nonisolated final class LoyaltyPointsXCTests: XCTestCase {
    func testRule() {
        let points = LoyaltyPoints(isMember: true)
        XCTAssertNil(points.line(for: 99))
        XCTAssertEqual(points.line(for: 100), ">>points 1")
        XCTAssertEqual(points.line(for: 4999), ">>points 49")
        XCTAssertEqual(points.line(for: 5000), ">>points 100")
        XCTAssertNil(LoyaltyPoints(isMember: false).line(for: 5000))
    }

    @MainActor func testPayment() async {
        let lines = Analytics.output {
            let checkout = Checkout()
            checkout.isMember = true
            for _ in 0..<2 {
                checkout.items = [("a", 250)]
                _ = checkout.pay()
            }
        }
        XCTAssertEqual(lines.filter { $0.hasPrefix(">>points") }, [">>points 2", ">>points 2"])
    }
}
