import AnalyticsSDK
import Injection
import Testing
import UIKitShim

@testable import ContainerInjection

struct CheckoutViewControllerTests {
    @Test func `without a registration the singleton is used`() {
        let lines = Analytics.output { CheckoutViewController(container: Container()).viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}
