import AnalyticsSDK
import Testing

@testable import TextRedefinition

struct CheckoutViewControllerTests {
    @Test func `the stub gets the event`() {
        let spy = Spy()
        TextRedefinition.Analytics.stub = spy
        CheckoutViewController().viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }
}

private final class Spy: AnalyticsSDK.Analytics {
    var events: [String] = []
    override func track(event: String) { events.append(event) }
}
