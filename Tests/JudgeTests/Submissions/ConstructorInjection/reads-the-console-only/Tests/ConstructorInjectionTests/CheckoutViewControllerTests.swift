import AnalyticsSDK
import Testing

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `an appearance prints its event`() {
        let lines = Analytics.output { CheckoutViewController(analytics: Analytics()).viewDidAppear(false) }

        #expect(lines.filter { !$0.contains("singleton") } == [">>viewDidAppear - CheckoutViewController"])
    }
}
