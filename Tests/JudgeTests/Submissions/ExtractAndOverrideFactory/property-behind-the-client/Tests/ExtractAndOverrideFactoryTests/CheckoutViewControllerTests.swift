import AnalyticsSDK
import Testing
import UIKitShim

@testable import ExtractAndOverrideFactory

struct CheckoutViewControllerTests {
    @Test func `the screen sends to its analytics`() throws {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }
        #expect(lines == [">>connected", ">>viewDidAppear - CheckoutViewController"])
    }
    @Test func `a screen from a storyboard`() throws {
        let lines = Analytics.output { CheckoutViewController(coder: .empty)?.viewDidAppear(false) }
        #expect(lines == [">>connected", ">>viewDidAppear - CheckoutViewController"])
    }
}
