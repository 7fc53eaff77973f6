import AnalyticsSDK
import Testing
import UIKitShim

@testable import SubclassAndOverride

struct CheckoutViewControllerTests {
    @Test func `without an override the singleton is used`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}
