import AnalyticsSDK
import Testing

@testable import TextRedefinition

enum Analytics {
    static var stub: AnalyticsSDK.Analytics?
    static var shared: AnalyticsSDK.Analytics { stub ?? .shared }
}

struct CheckoutViewControllerTests {
    @Test func `the stub gets the event`() {
        CheckoutViewController().viewDidAppear(false)
    }
}
