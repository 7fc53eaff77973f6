import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()
    private let screen: CheckoutViewController

    init() {
        screen = CheckoutViewController(analytics: spy)
    }

    @Test func `an appearance is checked once and sends one event`() {
        var checks = 0
        screen.check = { checks += 1 }

        screen.viewDidAppear(false)

        #expect(checks == 1)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `a check that fails is counted`() {
        screen.check = { throw CheckError() }

        screen.viewDidAppear(false)

        #expect(screen.failures == 1)
    }
}

private struct CheckError: Error {}

/// A spy, which records every event and sends none.
private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
