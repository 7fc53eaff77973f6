import AnalyticsSDK
import Testing
import UIKitShim

@testable import IntroduceInstanceDelegator

struct CheckoutViewControllerTests {
    @Test func `one appearance sends one event`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}
