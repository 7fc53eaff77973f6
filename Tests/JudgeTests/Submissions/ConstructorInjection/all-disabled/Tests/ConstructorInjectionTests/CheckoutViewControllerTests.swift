import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

@Suite(.disabled("flaky")) struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let spy = SpyAnalytics()
        CheckoutViewController(analytics: spy).viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test(.enabled(if: 1 + 1 == 3)) func viewDidLoad() {}
}

final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
