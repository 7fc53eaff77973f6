import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `the screen tells that it appeared`() {
        let spy = SpyAnalytics()
        CheckoutViewController().viewDidAppear(false)
        #expect(spy.events.count == 1)
    }
}

final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
