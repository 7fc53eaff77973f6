import AnalyticsSDK
import Testing
import UIKitShim

@testable import ExtractImplementer

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()

    @Test func `the injected instance gets the event exactly once`() {
        CheckoutViewController(analytics: spy).viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `without an argument the one real instance is used`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }

    @Test func `the launch is reported to the real instance, and its router uses it`() {
        let lines = Analytics.output { App.start().checkout().viewDidAppear(false) }

        #expect(lines == [">>start", ">>viewDidAppear - CheckoutViewController"])
    }
}

/// A spy, which records every event and sends none.
private final class SpyAnalytics: ShopAnalytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
