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

    @Test func `a reset forgets the events`() {
        CheckoutViewController().viewDidAppear(false)

        Analytics.shared.reset()

        #expect(Analytics.shared.events == [])
    }

    @Test func `a subclass records its own events`() {
        let analytics = OrderAnalytics()

        let events = events { analytics.track(event: "paid") }

        #expect(analytics.events == ["order: paid"])
        #expect(events == [])
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

private final class OrderAnalytics: Analytics {
    override func track(event: String) { super.track(event: "order: \(event)") }
}
