import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosureInjection

struct CheckoutViewControllerTests {
    @Test func sends() {
        let spy = SpyAnalytics()
        var count = 0
        let screen = CheckoutViewController { count += 1; return spy }
        screen.viewDidAppear(false)
        screen.viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController", "viewDidAppear - CheckoutViewController"])
        #expect(count == 2)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
