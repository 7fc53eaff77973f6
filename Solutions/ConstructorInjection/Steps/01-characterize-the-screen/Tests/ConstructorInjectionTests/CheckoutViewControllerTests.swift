import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `without an argument the singleton is used`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}
