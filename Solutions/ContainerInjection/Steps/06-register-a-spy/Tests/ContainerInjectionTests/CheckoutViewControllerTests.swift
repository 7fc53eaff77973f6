import AnalyticsSDK
import Injection
import Testing
import UIKitShim

@testable import ContainerInjection

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()
    private let container = Container()

    init() {
        container.analytics.register { [spy] in spy }
    }

    @Test func `the injected instance gets the event exactly once`() {
        let screen = CheckoutViewController(container: container)

        screen.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `without a registration the singleton is used`() {
        let lines = Analytics.output { CheckoutViewController(container: Container()).viewDidAppear(false) }

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
