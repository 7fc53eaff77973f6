import AnalyticsSDK
import Testing

@testable import SproutClass

@Suite struct LoyaltyPointsTests {
    private static nonisolated let points = [
        0: 0, 1: 0, 99: 0, 100: 1, 199: 1, 200: 2, 4900: 49, 4999: 49, 5000: 100, 5099: 100, 5100: 102, 50_000: 1000,
    ]

    @Test(arguments: points.sorted(by: <)) func members(_ cents: Int, _ points: Int) {
        let line = LoyaltyPoints(isMember: true).line(for: cents)
        #expect(line == (points == 0 ? nil : ">>points \(points)"))
    }

    @Test(arguments: points.keys.sorted()) func others(_ cents: Int) {
        #expect(LoyaltyPoints(isMember: false).line(for: cents) == nil)
    }

    @Suite struct AtTheCheckout {
        @Test func memberPays() {
            let (paid, lines) = pay([2500, 2500, 99], isMember: true)
            #expect(paid)
            #expect(lines == [">>card reader connected", ">>charged 5099", ">>paid 5099", ">>points 100"])
        }

        @Test func memberPaysLittle() {
            #expect(pay([99], isMember: true).lines == [">>card reader connected", ">>charged 99", ">>paid 99"])
        }

        @Test func memberIsRefused() {
            let (paid, lines) = pay([50_001], isMember: true)
            #expect(!paid)
            #expect(lines == [">>card reader connected", ">>charged 50001", ">>refused"])
        }

        @Test func memberBuysNothing() {
            #expect(pay([], isMember: true).lines == [">>card reader connected", ">>nothing to pay"])
        }

        @Test func somebodyPays() {
            #expect(pay([5000], isMember: false).lines == [">>card reader connected", ">>charged 5000", ">>paid 5000"])
        }

        private func pay(_ prices: [Int], isMember: Bool) -> (paid: Bool, lines: [String]) {
            var paid = false
            let lines = Analytics.output {
                let checkout = Checkout()
                checkout.isMember = isMember
                checkout.items = prices.map { ("thing", $0) }
                paid = checkout.pay()
            }
            return (paid, lines)
        }
    }
}
