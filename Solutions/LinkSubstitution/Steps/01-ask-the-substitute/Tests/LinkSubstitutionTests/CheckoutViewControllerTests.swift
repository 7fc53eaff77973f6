import AnalyticsSDK
import Testing

@testable import LinkSubstitution

struct CheckoutViewControllerTests {
    @Test func `the substitute gets exactly the one event`() {
        CheckoutViewController().viewDidAppear(false)

        #expect(Analytics.shared.events == ["viewDidAppear - CheckoutViewController"])
    }
}
