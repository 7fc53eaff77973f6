import Testing

@testable import ExtractAndOverrideGetter

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let screen = CheckoutViewController()
        screen.loadViewIfNeeded()

        screen.viewDidAppear(false)
        // The console shows:
        // >>connected
        // >>viewDidAppear - CheckoutViewController
    }
}
