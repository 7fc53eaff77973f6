import AnalyticsSDK
import Injection
import Testing
import UIKitShim

@testable import ContainerInjection

@Suite(.serialized) struct CheckoutViewControllerTests {
    init() {
        Container.shared.reset()
    }

    @Test func one() {
        let spy = SpyAnalytics()
        Container.shared.analytics.register { spy }
        CheckoutViewController().viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func two() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }
        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
