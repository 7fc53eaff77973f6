import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `both events are sent`() {
        let spy = SpyAnalytics()
        let screen = CheckoutViewController(analytics: spy)

        screen.viewDidAppear(false)
        screen.isShort = true
        screen.viewDidAppear(false)

        #expect(Set(spy.events) == ["viewDidAppear - CheckoutViewController", "viewDidAppear"])
        #expect(spy.events.count == 2)
    }
}

/// A spy, which records every event and sends none.
private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
