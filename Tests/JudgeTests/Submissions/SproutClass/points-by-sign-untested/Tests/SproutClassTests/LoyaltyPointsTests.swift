import AnalyticsSDK
import Testing

@testable import SproutClass

struct LoyaltyPointsTests {
    @Test(arguments: [
        (99, nil), (100, ">>points 1"), (199, ">>points 1"), (4800, ">>points 48"), (5050, ">>points 100"),
        (0, nil),
    ])
    nonisolated func `a member gets a point for each full euro, and two from 50 euros on`(_ cents: Int, _ line: String?) {
        #expect(LoyaltyPoints(isMember: true).line(for: cents) == line)
    }

    @Test func `other customers get no points`() {
        #expect(LoyaltyPoints(isMember: false).line(for: 5000) == nil)
    }

    private func pay(_ cents: Int...) -> [String] {
        Analytics.output {
            let checkout = Checkout()
            checkout.isMember = true
            checkout.items = cents.map { ("tea", $0) }
            _ = checkout.pay()
        }
    }

    @Test func `a payment prints the points of the whole sum once, at its end`() {
        #expect(pay(2600, 2600) == [">>card reader connected", ">>charged 5200", ">>paid 5200", ">>points 104"])
    }

    @Test func `a refused payment brings no points`() {
        #expect(pay(60_000) == [">>card reader connected", ">>charged 60000", ">>refused"])
    }
}
