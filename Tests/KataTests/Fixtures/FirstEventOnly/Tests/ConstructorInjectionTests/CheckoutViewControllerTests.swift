import AnalyticsSDK
import Testing

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `the event arrives`() {
        let spy = SpyAnalytics()

        CheckoutViewController(analytics: spy).viewDidAppear(false)

        #expect(spy.events.first == "viewDidAppear - CheckoutViewController")
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
