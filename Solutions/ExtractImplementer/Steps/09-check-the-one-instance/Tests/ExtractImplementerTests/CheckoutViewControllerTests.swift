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

    @Test func `the router passes the instance on`() {
        Router(analytics: spy).checkout().viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `the real instance gets nothing`() {
        let lines = Analytics.output { CheckoutViewController(analytics: spy).viewDidAppear(false) }

        #expect(lines == [])
    }

    @Test func `without an argument the one real instance is used`() {
        #expect(LiveAnalytics.shared === LiveAnalytics.shared)

        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }

    @Test func `the launch is reported to the real instance, and its router uses it`() {
        let lines = Analytics.output { App.start().checkout().viewDidAppear(false) }

        #expect(lines == [">>start", ">>viewDidAppear - CheckoutViewController"])
    }
}

/// A spy without a superclass, so no real code is in it.
private final class SpyAnalytics: ShopAnalytics {
    private(set) var events: [String] = []

    func track(event: String) {
        events.append(event)
    }
}
