import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let spy = SpyAnalytics()
        let screen = TestableCheckoutViewController(analytics: spy)
        screen.spy = spy
        screen.viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }
}

final class TestableCheckoutViewController: CheckoutViewController {
    var spy: Analytics?

    override func viewDidAppear(_ animated: Bool) {
        spy?.track(event: "viewDidAppear - CheckoutViewController")
    }
}

final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
