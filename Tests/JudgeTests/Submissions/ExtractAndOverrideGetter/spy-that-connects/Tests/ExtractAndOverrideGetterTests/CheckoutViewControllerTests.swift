import AnalyticsSDK
import Testing
import UIKitShim

@testable import ExtractAndOverrideGetter

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()

    @Test func `the instance from the getter gets exactly the one event`() {
        let screen = TestableCheckoutViewController(spy)

        screen.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - TestableCheckoutViewController"])
    }

    @Test func `each of two screens uses the instance from its own override`() {
        let other = SpyAnalytics()
        let screen = TestableCheckoutViewController(spy)
        _ = TestableCheckoutViewController(other)

        screen.viewDidAppear(false)
        screen.viewDidAppear(true)

        #expect(spy.events == ["viewDidAppear - TestableCheckoutViewController", "viewDidAppear - TestableCheckoutViewController"])
        #expect(other.events == [])
    }

    @Test func `without an override one client is made, and kept`() {
        let lines = Analytics.output {
            let screen = CheckoutViewController()
            #expect(screen.analytics === screen.analytics)
            screen.viewDidAppear(false)
        }

        #expect(lines == [">>connected", ">>viewDidAppear - CheckoutViewController"])
    }
}

/// The screen with its one hard dependency replaced.
private final class TestableCheckoutViewController: CheckoutViewController {
    private let replacement: CheckoutAnalytics

    init(_ replacement: CheckoutAnalytics) {
        self.replacement = replacement
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override var analytics: CheckoutAnalytics {
        replacement
    }
}

/// A spy, which records every event, and neither connects nor sends.
private final class SpyAnalytics: CheckoutAnalytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
