import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let spy = SpyAnalytics()
        CheckoutViewController(analytics: spy).viewDidAppear(false)
        #expect(spy.events.count == 1)
    }
}

final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
