import Testing

@testable import ClosureInjection

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let screen = CheckoutViewController()
        screen.loadViewIfNeeded()

        screen.viewDidAppear(false)
        // The console shows:
        // >>viewDidAppear - CheckoutViewController
    }
}
