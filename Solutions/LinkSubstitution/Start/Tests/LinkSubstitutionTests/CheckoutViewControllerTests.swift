import Testing

@testable import LinkSubstitution

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let screen = CheckoutViewController()
        screen.loadViewIfNeeded()

        screen.viewDidAppear(false)
        // The console shows:
        // >>viewDidAppear - CheckoutViewController
    }
}
