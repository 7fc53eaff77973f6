import AnalyticsSDK
import Testing

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `a screen appears`() {
        CheckoutViewController(analytics: SpyAnalytics()).viewDidAppear(false)
        _ = Analytics.output { CheckoutViewController().viewDidAppear(false) }
    }

    @Test func `a number is doubled`() {
        #expect(twice(2) == 4)
        #expect(twice(3) == 6)
    }
}

private final class SpyAnalytics: Analytics {
    override func track(event: String) {}
}
