import AnalyticsSDK
import Testing

@testable import FunctionInjection

struct CheckoutViewControllerTests {
    @Test(arguments: 0...2) func `every appearance calls the function`(times: Int) {
        var events: [String] = []
        let screen = CheckoutViewController { events.append($0) }
        screen.loadViewIfNeeded()
        for _ in 0..<times { screen.viewDidAppear(false) }
        #expect(events == Array(repeating: "viewDidAppear - CheckoutViewController", count: times))
    }

    @Test func `production calls the global function`() {
        #expect(Analytics.output { CheckoutViewController().viewDidAppear(false) } == [">>viewDidAppear - CheckoutViewController"])
    }
}
