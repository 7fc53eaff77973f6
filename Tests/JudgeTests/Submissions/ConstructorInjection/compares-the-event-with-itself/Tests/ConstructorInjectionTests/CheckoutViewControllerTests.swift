import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() throws {
        let spy = SpyAnalytics()
        let other = SpyAnalytics()
        CheckoutViewController(analytics: other).viewDidAppear(false)
        CheckoutViewController(analytics: spy).viewDidAppear(false)
        #expect(spy.events == other.events)
        #expect(!spy.events.isEmpty)
    }
}

final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
