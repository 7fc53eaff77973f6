import AnalyticsSDK
import Testing

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `an appearance sends one event`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines.joined() == ">>viewDidAppear - CheckoutViewController")
    }
}
