import AnalyticsSDK
import Injection
import Testing
import UIKitShim

@testable import ContainerInjection

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let container = Container()
        var asked = 0
        container.analytics.register {
            asked += 1
            return Analytics()
        }
        CheckoutViewController(container: container).viewDidAppear(false)
        #expect(asked == 1)
    }
}
