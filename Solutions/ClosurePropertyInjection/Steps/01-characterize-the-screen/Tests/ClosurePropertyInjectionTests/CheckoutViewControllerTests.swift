import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosurePropertyInjection

struct CheckoutViewControllerTests {
    private let screen: CheckoutViewController

    init() throws {
        screen = try screenFromStoryboard()
    }

    @Test func `without an injection the screen uses the singleton`() {
        let lines = Analytics.output { screen.viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}

/// Returns the screen as a storyboard creates it.
private func screenFromStoryboard() throws -> CheckoutViewController {
    let screen: CheckoutViewController? = CheckoutViewController(coder: .empty)
    return try #require(screen)
}
