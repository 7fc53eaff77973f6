import AnalyticsSDK
import Testing
import UIKitShim

@testable import SingletonBackdoor

struct CheckoutViewControllerTests {
    @Test func shared() {
        let spy = SpyAnalytics()
        MySingletonAnalytics.stubbedInstance = spy
        #expect(MySingletonAnalytics.shared === spy)
        MySingletonAnalytics.stubbedInstance = nil
        #expect(MySingletonAnalytics.shared !== spy)
    }
}

private final class SpyAnalytics: MySingletonAnalytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
