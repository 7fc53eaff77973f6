import AnalyticsSDK
import Injection
import Testing
import UIKitShim

@testable import ContainerInjection

struct CheckoutViewControllerTests {
    @Test func `the registered instance is told`() {
        let spy = SpyAnalytics()
        Container.shared.analytics.register { spy }
        CheckoutViewController().viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
