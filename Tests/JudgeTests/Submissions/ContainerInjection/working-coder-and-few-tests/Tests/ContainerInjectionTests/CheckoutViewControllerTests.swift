import AnalyticsSDK
import Injection
import Testing

@testable import ContainerInjection

class SpyAnalytics: Analytics {
    var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let container = Container()
        let spy = SpyAnalytics()
        container.analytics.register { spy }
        let screen = CheckoutViewController(container: container)
        screen.loadViewIfNeeded()
        #expect(spy.events == [])

        screen.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func registeredLater() {
        let container = Container()
        let screen = CheckoutViewController(container: container)
        screen.loadViewIfNeeded()
        let spy = SpyAnalytics()
        container.analytics.register { spy }

        screen.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }
}
