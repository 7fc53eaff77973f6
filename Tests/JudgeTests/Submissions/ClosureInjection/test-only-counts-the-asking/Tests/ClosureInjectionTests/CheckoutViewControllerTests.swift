import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosureInjection

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        var asked = 0
        let screen = CheckoutViewController {
            asked += 1
            return SpyAnalytics()
        }
        screen.viewDidAppear(false)
        #expect(asked == 1)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
