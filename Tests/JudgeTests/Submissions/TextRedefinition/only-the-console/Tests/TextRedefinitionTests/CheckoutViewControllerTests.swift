import AnalyticsSDK
import Testing

@testable import TextRedefinition

struct Tests {
    @Test func appearance() {
        let lines = AnalyticsSDK.Analytics.output { CheckoutViewController().viewDidAppear(true) }
        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}
