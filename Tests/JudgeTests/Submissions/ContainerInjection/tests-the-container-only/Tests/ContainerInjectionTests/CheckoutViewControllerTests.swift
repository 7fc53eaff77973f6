import AnalyticsSDK
import Injection
import Testing
import UIKitShim

@testable import ContainerInjection

struct CheckoutViewControllerTests {
    @Test func analytics() {
        let spy = SpyAnalytics()
        let container = Container()
        container.analytics.register { spy }
        #expect(container.analytics() === spy)
        _ = CheckoutViewController(container: container)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
