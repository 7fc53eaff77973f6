import AnalyticsSDK
import Testing

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `an appearance sends one event`() async {
        let spy = AnalyticsSpy()
        let screen = await CheckoutViewController(analytics: spy)
        screen.viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }
}

private final class AnalyticsSpy: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) { events.append(event) }
}
