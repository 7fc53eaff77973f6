import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let spy = FlagAnalytics()
        CheckoutViewController(analytics: spy).viewDidAppear(false)
        #expect(spy.wasCalled)
    }
}

final class FlagAnalytics: Analytics {
    var wasCalled = false
    override func track(event: String) { wasCalled = true }
}
