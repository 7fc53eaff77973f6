import Testing
import UIKitShim

@testable import ClosurePropertyInjection

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() throws {
        let screen = try #require(CheckoutViewController(coder: .empty))
        screen.loadViewIfNeeded()

        screen.viewDidAppear(false)
        // The console shows:
        // >>viewDidAppear - CheckoutViewController
    }
}
