import AnalyticsSDK
import Testing
import UIKitShim

@testable import TemplateRedefinition

/// A characterization test of the screen in a storyboard, which finds it by the name of its class.
struct StoryboardTests {
    @Test func `a screen from a storyboard sends the same`() {
        let lines = Analytics.output { CheckoutViewController(coder: .empty)?.viewDidAppear(false) }
        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}
