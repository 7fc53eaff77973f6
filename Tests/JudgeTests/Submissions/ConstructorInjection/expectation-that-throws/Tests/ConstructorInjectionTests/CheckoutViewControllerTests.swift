import AnalyticsSDK
import Testing

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    private func event() throws -> String { "viewDidAppear - CheckoutViewController" }

    @Test func appears() {
        let screen = CheckoutViewController()
        screen.viewDidAppear(false)
        #expect(try event() == "viewDidAppear - CheckoutViewController")
    }
}
