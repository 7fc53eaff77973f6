import AnalyticsSDK
import Testing

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func loads() {
        let screen = CheckoutViewController(analytics: Analytics())
        screen.loadViewIfNeeded()
        #expect(screen.isViewLoaded)
    }
}
