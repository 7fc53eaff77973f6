import AnalyticsSDK
import Testing
import UIKitShim

@testable import SubclassAndOverride

struct CheckoutViewControllerTests {
    @Test func analytics() {
        let screen = TestableCheckoutViewController()
        screen.loadViewIfNeeded()
        #expect(screen.analytics() === screen.spy)
        #expect(screen.spy.events == [])
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
