import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let screen = CheckoutViewController()
        screen.loadViewIfNeeded()
        screen.viewDidAppear(false)
        print("viewDidAppear was called")
    }
}
