import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosureInjection

struct CheckoutViewControllerTests {
    @Test func `the second event`() {
        let spy = SpyAnalytics()
        CheckoutViewController(makeAnalytics: { spy }).viewDidAppear(false)
        #expect(spy.events[1] == "viewDidAppear - CheckoutViewController")
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
