import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let analytics = Analytics()
        let screen = CheckoutViewController(analytics: analytics)
        screen.viewDidAppear(false)
        #expect(analytics !== Analytics.shared)
    }
}
