import AnalyticsSDK
import Testing

@testable import LinkSubstitution

struct CheckoutViewControllerTests {
    @Test func `the substitute gets exactly the one event`() {
        let events = events { CheckoutViewController().viewDidAppear(false) }

        #expect(events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `loading the view sends nothing`() {
        let events = events { CheckoutViewController().loadViewIfNeeded() }

        #expect(events == [])
    }

    @Test func `every appearance sends the event again`() {
        let screen = CheckoutViewController()

        let events = events {
            screen.viewDidAppear(false)
            screen.viewDidAppear(true)
        }

        #expect(events == ["viewDidAppear - CheckoutViewController", "viewDidAppear - CheckoutViewController"])
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
