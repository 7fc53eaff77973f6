import AnalyticsSDK
import Testing
import UIKitShim

@testable import SingletonBackdoor

struct CheckoutViewControllerTests {
    @Test func `the screen uses the singleton`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}
