import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosureInjection

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() throws {
        let spy = SpyAnalytics()
        CheckoutViewController(makeAnalytics: { spy }).viewDidAppear(false)
        let event = try #require(spy.events.first)
        #expect(event.hasPrefix("viewDidAppear"))
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
