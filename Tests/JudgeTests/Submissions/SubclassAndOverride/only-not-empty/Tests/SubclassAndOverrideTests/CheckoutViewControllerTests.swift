import AnalyticsSDK
import Testing
import UIKitShim

@testable import SubclassAndOverride

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let screen = TestableCheckoutViewController()
        screen.viewDidAppear(false)
        #expect(!screen.spy.events.isEmpty)
    }
}

private final class TestableCheckoutViewController: CheckoutViewController {
    var spy = SpyAnalytics()

    override func analytics() -> Analytics {
        spy
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
