import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosureInjection

@Test func checkout() {
    let spy = SpyAnalytics()
    CheckoutViewController { spy }.viewDidAppear(false)
    #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
