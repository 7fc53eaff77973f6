import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

@Test func `the last event is the appearance`() {
    let spy = SpyAnalytics()
    CheckoutViewController(analytics: spy).viewDidAppear(false)
    #expect(spy.last == "viewDidAppear - CheckoutViewController")
}

private final class SpyAnalytics: Analytics {
    private(set) var last: String?

    override func track(event: String) { last = event }
}
