import AnalyticsSDK
import Injection
import Testing
import UIKitShim

@testable import ContainerInjection

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let container = Container()
        container.analytics.register { SpyAnalytics() }
        CheckoutViewController(container: container).viewDidAppear(false)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
