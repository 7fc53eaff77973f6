import AnalyticsSDK
import Testing

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `an appearance sends its event`() {
        let spy = SpyAnalytics()

        CheckoutViewController(analytics: spy).viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `the names are there`() {
        let screen = CheckoutViewController(analytics: SpyAnalytics())

        #expect(screen.names(of: ["tea", "pot"]).count < 3)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
