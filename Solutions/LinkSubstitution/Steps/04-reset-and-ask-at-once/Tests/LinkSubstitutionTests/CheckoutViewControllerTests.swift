import AnalyticsSDK
import Testing

@testable import LinkSubstitution

struct CheckoutViewControllerTests {
    @Test func `the substitute gets exactly the one event`() {
        let events = events { CheckoutViewController().viewDidAppear(false) }

        #expect(events == ["viewDidAppear - CheckoutViewController"])
    }

    /// Returns the events that the substitute gets while `body` runs.
    ///
    /// It has no suspension point, so no other test can come between the reset and the answer.
    private func events(of body: () -> Void) -> [String] {
        Analytics.shared.reset()
        body()
        return Analytics.shared.events
    }
}
