import AnalyticsSDK
import Testing

@testable import SproutClass

struct LoyaltyPointsTests {
    private func pay(_ cents: Int...) -> [String] {
        Analytics.output {
            let checkout = Checkout()
            checkout.isMember = true
            checkout.items = cents.map { ("tea", $0) }
            _ = checkout.pay()
        }
    }

    @Test func `a refused payment brings no points`() {
        #expect(pay(60_000) == [">>card reader connected", ">>charged 60000", ">>refused"])
    }
}
