import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    static let spy = SpyAnalytics()

    @Test func `one event arrives`() {
        CheckoutViewController(analytics: Self.spy).viewDidAppear(false)
        #expect(Self.spy.events == ["viewDidAppear - CheckoutViewController"])
    }
}

final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
