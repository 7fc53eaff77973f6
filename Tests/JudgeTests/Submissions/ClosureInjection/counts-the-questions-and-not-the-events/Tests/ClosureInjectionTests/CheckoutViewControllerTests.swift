import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosureInjection

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()

    @Test func `the injected instance gets the event exactly once`() {
        let screen = CheckoutViewController(makeAnalytics: { spy })

        screen.viewDidAppear(false)

        #expect(spy.events.contains("viewDidAppear - CheckoutViewController"))
    }

    @Test func `the closure is called once per appearance, and not before`() {
        var timesAsked = 0
        let screen = CheckoutViewController {
            timesAsked += 1
            return spy
        }

        screen.loadViewIfNeeded()
        #expect(timesAsked == 0)
        screen.viewDidAppear(false)
        screen.viewDidAppear(true)
        #expect(timesAsked == 2)
    }

}

/// A spy, which records every event and sends none.
private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
