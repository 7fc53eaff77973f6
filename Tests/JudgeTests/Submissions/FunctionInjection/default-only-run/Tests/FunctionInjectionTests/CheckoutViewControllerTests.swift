import AnalyticsSDK
import Testing

@testable import FunctionInjection

struct CheckoutViewControllerTests {
    @Test func `each appearance sends one event`() {
        var events: [String] = []
        let screen = CheckoutViewController { events.append($0) }
        screen.viewDidAppear(false)
        screen.viewDidAppear(true)
        #expect(events == ["viewDidAppear - CheckoutViewController", "viewDidAppear - CheckoutViewController"])
    }

    @Test func `the default works`() {
        _ = Analytics.output { CheckoutViewController().viewDidAppear(false) }
    }
}
