import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosureInjection

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        var made: [Analytics] = []
        let screen = CheckoutViewController {
            let analytics = Analytics()
            made.append(analytics)
            return analytics
        }
        screen.viewDidAppear(false)
        #expect(made.count == 1)
    }
}
