import AnalyticsSDK
import Testing

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    static let events = ["viewDidAppear - CheckoutViewController"]

    @Test(arguments: events) func appears(_ event: String) {
        CheckoutViewController().viewDidAppear(false)
    }
}
