import AnalyticsSDK
import Testing

@testable import SproutClass

struct LoyaltyPointsTests {
    @Test(arguments: [
        (-100, nil), (-1, nil), (0, nil), (1, nil), (99, nil), (100, ">>points 1"), (101, ">>points 1"), (199, ">>points 1"),
        (200, ">>points 2"), (1250, ">>points 12"), (4900, ">>points 49"), (4999, ">>points 49"), (5000, ">>points 100"),
        (5050, ">>points 100"), (5099, ">>points 100"), (5100, ">>points 102"), (12_345, ">>points 246"),
    ])
    nonisolated func `a member gets a point for each full euro, and two from 50 euros on`(_ cents: Int, _ line: String?) {
        #expect(LoyaltyPoints(isMember: true).line(for: cents) == line)
    }

    @Test(arguments: [0, 99, 100, 4999, 5000, 12_345]) nonisolated func `other customers get no points`(_ cents: Int) {
        #expect(LoyaltyPoints(isMember: false).line(for: cents) == nil)
    }

    private func pay(_ cents: Int..., isMember: Bool = true) -> [String] {
        Analytics.output {
            let checkout = Checkout()
            checkout.isMember = isMember
            checkout.items = cents.map { ("tea", $0) }
            _ = checkout.pay()
        }
    }

    @Test func `a payment prints the points of the whole sum once, at its end`() {
        #expect(pay(2600, 2600) == [">>card reader connected", ">>charged 5200", ">>paid 5200", ">>points 104"])
    }

    @Test func `a payment without points prints no line`() {
        #expect(pay(50) == [">>card reader connected", ">>charged 50", ">>paid 50"])
        #expect(pay(5000, isMember: false) == [">>card reader connected", ">>charged 5000", ">>paid 5000"])
    }

    @Test func `a refused payment brings no points`() {
        #expect(pay(60_000) == [">>card reader connected", ">>charged 60000", ">>refused"])
    }
}
