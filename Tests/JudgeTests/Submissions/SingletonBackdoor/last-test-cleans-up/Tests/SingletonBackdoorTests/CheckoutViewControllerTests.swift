import AnalyticsSDK
import Testing
import UIKitShim

@testable import SingletonBackdoor

@Suite(.serialized) struct CheckoutViewControllerTests {
    @Test func a() {
        let spy = SpyAnalytics()
        MySingletonAnalytics.stubbedInstance = spy
        CheckoutViewController().viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func z_cleanUp() {
        MySingletonAnalytics.stubbedInstance = nil
    }
}

private final class SpyAnalytics: MySingletonAnalytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
