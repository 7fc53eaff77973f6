import Testing

@testable import EncapsulateGlobals

struct WorldTests {
    @Test func viewDidAppear() {
        let screen = CheckoutViewController()
        screen.loadViewIfNeeded()

        screen.viewDidAppear(false)
        // The console shows:
        // >>viewDidAppear - CheckoutViewController
    }
}
