import AnalyticsSDK
import Testing
import UIKitShim

@testable import ExtractAndOverrideGetter

struct CheckoutViewControllerTests {
    @Test func `one client is made, and kept`() {
        let lines = Analytics.output {
            let screen = CheckoutViewController()
            #expect(screen.analytics === screen.analytics)
            screen.viewDidAppear(false)
        }

        #expect(lines == [">>connected", ">>viewDidAppear - CheckoutViewController"])
    }
}
