import Testing

@testable import FunctionInjection

struct CheckoutViewControllerTests {
    @Test func `tracking is called`() {
        var isCalled = false
        let screen = CheckoutViewController(track: { _ in isCalled = true })
        screen.viewDidAppear(false)
        #expect(isCalled)
    }
}
