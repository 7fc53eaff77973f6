import AnalyticsSDK
import Testing
import UIKitShim

@testable import TextRedefinition

struct CheckoutViewControllerTests {
    @Test func `one appearance sends one event through the singleton`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}
