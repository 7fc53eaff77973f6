import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosureInjection

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let spy = SpyAnalytics()
        let make: () -> Analytics = { spy }
        let screen = CheckoutViewController(makeAnalytics: make)
        screen.viewDidAppear(false)
        #expect(make() === spy)
        make().track(event: "test")
        #expect(spy.events.last == "test")
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
