import AnalyticsSDK
import Testing
import UIKitShim

@testable import SubclassAndOverride

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let screen = TestableCheckoutViewController()
        screen.viewDidAppear(false)
        #expect(screen.spy.events == ["viewDidAppear - TestableCheckoutViewController"])
    }
}

private final class TestableCheckoutViewController: CheckoutViewController {
    let spy = SpyAnalytics()

    override func analytics() -> Analytics { spy }

    override func viewDidAppear(_ animated: Bool) {
        analytics().track(event: "viewDidAppear - \(type(of: self))")
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
