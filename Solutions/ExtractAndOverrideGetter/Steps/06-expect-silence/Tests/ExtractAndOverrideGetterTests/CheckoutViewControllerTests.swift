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

    @Test func `the real client is not even made`() {
        let lines = Analytics.output {
            let screen = TestableCheckoutViewController(spy)
            screen.loadViewIfNeeded()
            screen.viewDidAppear(false)
        }

        #expect(lines == [])
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

    override func connect() {}

    override func track(event: String) {
        events.append(event)
    }
}
