import AnalyticsSDK
import Testing
import UIKitShim

@testable import ExtractAndOverrideCall

struct CheckoutViewControllerTests {
    @Test func `production sends each event through the singleton`() {
        let lines = Analytics.output {
            let screen = CheckoutViewController()
            screen.loadViewIfNeeded()
            screen.viewDidAppear(false)
            screen.viewDidAppear(true)
        }

        #expect(lines == [">>viewDidAppear - CheckoutViewController", ">>viewDidAppear - CheckoutViewController"])
    }
}
