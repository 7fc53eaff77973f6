import AnalyticsSDK
import Testing
import UIKitShim

@testable import SingletonBackdoor

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() throws {
        let spy = SpyAnalytics()
        MySingletonAnalytics.stubbedInstance = spy
        CheckoutViewController().viewDidAppear(false)
        MySingletonAnalytics.stubbedInstance = nil
        #expect(spy.events.count == 1)
    }
}

private final class SpyAnalytics: MySingletonAnalytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
