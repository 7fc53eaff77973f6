import AnalyticsSDK
import Injection
import InjectionTesting
import Testing
import UIKitShim

@testable import ContainerInjection


@Suite(.container) struct CheckoutViewControllerTests {
    @Test func `the registered instance is told once`() {
        let spy = SpyAnalytics()
        let screen = CheckoutViewController()
        Container.shared.analytics.register { spy }
        screen.viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `without a registration it is the singleton`() {
        #expect(Container.shared.analytics() === Analytics.shared)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
