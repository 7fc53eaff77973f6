import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let mock = MockAnalytics()
        CheckoutViewController(analytics: mock).viewDidAppear(false)
        #expect(mock.lastEvent == "viewDidAppear - CheckoutViewController")
    }
}

final class MockAnalytics: Analytics {
    var lastEvent: String?
    override func track(event: String) { lastEvent = event }
}
