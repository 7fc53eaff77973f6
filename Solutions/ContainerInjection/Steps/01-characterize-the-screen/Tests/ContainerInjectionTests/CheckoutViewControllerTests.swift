import AnalyticsSDK
import Testing
import UIKitShim

@testable import ContainerInjection

struct CheckoutViewControllerTests {
    @Test func `without a registration the singleton is used`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}
