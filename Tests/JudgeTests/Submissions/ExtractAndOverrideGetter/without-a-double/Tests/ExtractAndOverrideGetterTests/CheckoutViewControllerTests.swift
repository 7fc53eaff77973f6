import AnalyticsSDK
import Testing
import UIKitShim

@testable import ExtractAndOverrideGetter

struct CheckoutViewControllerTests {
    @Test func `production connects once and sends each event`() {
        let lines = Analytics.output { show(CheckoutViewController()) }

        #expect(lines == [">>connected", ">>viewDidAppear - CheckoutViewController", ">>viewDidAppear - CheckoutViewController"])
    }

    @Test func `a screen from a storyboard does the same`() {
        let lines = Analytics.output { show(CheckoutViewController(coder: .empty)) }

        #expect(lines == [">>connected", ">>viewDidAppear - CheckoutViewController", ">>viewDidAppear - CheckoutViewController"])
    }

    private func show(_ screen: CheckoutViewController?) {
        screen?.viewDidAppear(false)
        screen?.viewDidAppear(true)
    }
}
