import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `says it again and again`() {
        let screen = CheckoutViewController()
        while true { screen.viewDidAppear(false) }
    }
}
