import AnalyticsSDK
import Testing
import UIKitShim

@testable import ExtractAndOverrideFactory

struct CheckoutViewControllerTests {
    @Test func `the instance from the factory gets exactly the one event`() throws {
        let screen = TestableCheckoutViewController()
        let spy = try #require(screen.analytics as? SpyAnalytics)

        screen.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - TestableCheckoutViewController"])
    }

    @Test func `a screen from a storyboard asks the factory, too`() throws {
        let screen: TestableCheckoutViewController? = TestableCheckoutViewController(coder: .empty)
        let spy = try #require(screen?.analytics as? SpyAnalytics)

        screen?.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - TestableCheckoutViewController"])
    }

    @Test func `nothing connects and nothing real is sent`() {
        let lines = Analytics.output { TestableCheckoutViewController().viewDidAppear(false) }

        #expect(lines == [])
    }

    @Test func `each screen keeps the instance that was made for it`() throws {
        let (screen, other) = (TestableCheckoutViewController(), TestableCheckoutViewController())
        let spy = try #require(screen.analytics as? SpyAnalytics)

        screen.loadViewIfNeeded()
        screen.viewDidAppear(false)
        screen.viewDidAppear(true)

        #expect(screen.analytics === spy)
        #expect(spy.events == ["viewDidAppear - TestableCheckoutViewController", "viewDidAppear - TestableCheckoutViewController"])
        #expect((other.analytics as? SpyAnalytics)?.events == [])
    }
}

/// The screen whose factory makes a spy; a class method has no instance, so a test reads the spy back from the screen.
private final class TestableCheckoutViewController: CheckoutViewController {
    override class func makeAnalytics() -> CheckoutAnalytics {
        SpyAnalytics()
    }
}

/// A spy, which records every event, and neither connects nor sends.
private final class SpyAnalytics: CheckoutAnalytics {
    private(set) var events: [String] = []

    override func connect() {}

    override func track(event: String) {
        events.append(event)
    }
}
