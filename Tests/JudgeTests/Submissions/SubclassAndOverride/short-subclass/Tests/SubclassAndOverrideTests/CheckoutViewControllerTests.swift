import AnalyticsSDK
import Testing
import UIKitShim

@testable import SubclassAndOverride

struct CheckoutViewControllerTests {
    @Test func `tracks its appearance, once`() {
        let screen = TestableCheckoutViewController()
        screen.loadViewIfNeeded()
        #expect(screen.spy.events.isEmpty)
        screen.viewDidAppear(true)
        #expect(screen.spy.events == ["viewDidAppear - TestableCheckoutViewController"])
    }

    @Test func `has the singleton by default`() {
        #expect(CheckoutViewController().analytics() === Analytics.shared)
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
