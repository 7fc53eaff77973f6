import Testing

@testable import AnalyticsSDK
@testable import SproutClass

/// Characterization tests of the payments that bring no points: they pass before and after the new feature.
struct BehaviorTests {
    private func pay(_ cents: Int...) -> [String] {
        Analytics.output {
            let checkout = Checkout()
            checkout.items = cents.map { ("tea", $0) }
            let isPaid = checkout.pay()
            #expect(checkout.items.isEmpty == (isPaid || cents.isEmpty))
        }
    }

    @Test func `a customer who is not a member pays as before`() {
        #expect(pay(450, 5000) == [">>card reader connected", ">>charged 5450", ">>paid 5450"])
    }

    @Test func `a customer who is not a member sees no other line, not even an empty one`() {
        let capture = ConsoleCapture()
        let checkout = Checkout()
        checkout.items = [("tea", 5450)]
        _ = checkout.pay()
        #expect(capture.end() == ">>card reader connected\n>>charged 5450\n>>paid 5450\n")
    }

    @Test func `a member stays a member, whether the payment is accepted or not`() {
        _ = Analytics.output {
            let checkout = Checkout()
            checkout.isMember = true
            for cents in [450, 60_000] {
                checkout.items = [("tea", cents)]
                _ = checkout.pay()
                #expect(checkout.isMember)
            }
        }
    }

    @Test func `refusals and empty carts are as before`() {
        #expect(pay(60_000) == [">>card reader connected", ">>charged 60000", ">>refused"])
        #expect(pay() == [">>card reader connected", ">>nothing to pay"])
    }
}
