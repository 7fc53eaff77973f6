import AnalyticsSDK
import Testing
import UIKitShim

@testable import ExtractImplementer

struct CheckoutViewControllerTests {
    @Test func `without an argument the one real instance is used`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }

    @Test func `the launch is reported to the real instance, and its router uses it`() {
        let lines = Analytics.output { App.start().checkout().viewDidAppear(false) }

        #expect(lines == [">>start", ">>viewDidAppear - CheckoutViewController"])
    }
}
