import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosureInjection

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()

    @Test func `the closure is called once per appearance, and not before`() {
        var timesAsked = 0
        let screen = CheckoutViewController {
            timesAsked += 1
            return spy
        }

        screen.loadViewIfNeeded()
        #expect(timesAsked == 0)
        screen.viewDidAppear(false)
        screen.viewDidAppear(true)
        #expect(timesAsked == 2)
    }

    @Test func `without an argument the singleton is used`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}

/// A spy, which records every event and sends none.
private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
