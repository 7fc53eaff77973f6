import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let spy = SpyAnalytics()
        let screen = CheckoutViewController(analytics: spy)
        screen.loadViewIfNeeded()
        spy.track(event: "viewDidAppear - CheckoutViewController")
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }
}

final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
