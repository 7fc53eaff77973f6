import AnalyticsSDK
import Testing
import UIKitShim

@testable import SingletonBackdoor

struct CheckoutViewControllerTests {
    @Test func stub() {
        let spy = SpyAnalytics()
        MySingletonAnalytics.withStub(spy) { CheckoutViewController().viewDidAppear(false) }
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
        #expect(MySingletonAnalytics.shared !== spy)
        MySingletonAnalytics.stubbedInstance = nil
    }
}

private final class SpyAnalytics: MySingletonAnalytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
