import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `waits for ever`() {
        let spy = SpyAnalytics()
        let screen = CheckoutViewController(analytics: spy)
        while spy.events.count < 1 {
            screen.loadViewIfNeeded()
        }
    }
}

final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
