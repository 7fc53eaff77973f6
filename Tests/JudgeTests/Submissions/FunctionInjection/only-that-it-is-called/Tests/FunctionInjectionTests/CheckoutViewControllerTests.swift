import AnalyticsSDK
import Testing

@testable import FunctionInjection

struct CheckoutViewControllerTests {
    @Test func `tracking is called`() {
        var isCalled = false
        let screen = CheckoutViewController(track: { _ in isCalled = true })
        screen.viewDidAppear(false)
        #expect(isCalled)
    }

    @Test func `without a function the global one is called`() {
        #expect(Analytics.output { CheckoutViewController().viewDidAppear(false) }.count == 1)
    }
}
