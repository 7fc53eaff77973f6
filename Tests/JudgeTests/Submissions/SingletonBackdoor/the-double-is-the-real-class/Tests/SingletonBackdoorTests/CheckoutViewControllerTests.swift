import AnalyticsSDK
import Testing
import UIKitShim

@testable import SingletonBackdoor

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let stub = MySingletonAnalytics()
        MySingletonAnalytics.stubbedInstance = stub
        defer { MySingletonAnalytics.stubbedInstance = nil }
        CheckoutViewController().viewDidAppear(false)
        #expect(MySingletonAnalytics.shared === stub)
    }
}
