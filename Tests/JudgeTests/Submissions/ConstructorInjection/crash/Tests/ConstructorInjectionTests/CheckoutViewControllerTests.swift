import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `the harmless one`() {
        #expect(Bool(true))
    }

    @Test func `the one that crashes`() {
        let spy = SpyAnalytics()
        CheckoutViewController(analytics: spy).viewDidAppear(false)
        fatalError("not written yet")
    }
}

final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
