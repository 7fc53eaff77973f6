import AnalyticsSDK
import Testing
import UIKitShim

@testable import SingletonBackdoor

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        MySingletonAnalytics.stubbedInstance = SpyAnalytics()
        defer { MySingletonAnalytics.stubbedInstance = nil }
        CheckoutViewController().viewDidAppear(false)
    }
}

private final class SpyAnalytics: MySingletonAnalytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
