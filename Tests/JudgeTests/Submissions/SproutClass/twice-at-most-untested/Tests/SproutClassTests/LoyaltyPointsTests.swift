import AnalyticsSDK
import Testing

@testable import SproutClass

struct LoyaltyPointsTests {
    @Test func member() {
        #expect(LoyaltyPoints(isMember: true).line(for: 0) == nil)
        #expect(LoyaltyPoints(isMember: true).line(for: 99) == nil)
        #expect(LoyaltyPoints(isMember: true).line(for: 100) == ">>points 1")
        #expect(LoyaltyPoints(isMember: true).line(for: 199) == ">>points 1")
        #expect(LoyaltyPoints(isMember: true).line(for: 4999) == ">>points 49")
        #expect(LoyaltyPoints(isMember: true).line(for: 5000) == ">>points 100")
        #expect(LoyaltyPoints(isMember: true).line(for: 5050) == ">>points 100")
    }

    @Test func other() {
        #expect(LoyaltyPoints(isMember: false).line(for: 5000) == nil)
    }

    @Test func pay() {
        let lines = Analytics.output {
            let checkout = Checkout()
            checkout.isMember = true
            checkout.items = [("tea", 2600), ("cup", 2600)]
            _ = checkout.pay()
        }
        #expect(lines == [">>card reader connected", ">>charged 5200", ">>paid 5200", ">>points 104"])
    }
}
