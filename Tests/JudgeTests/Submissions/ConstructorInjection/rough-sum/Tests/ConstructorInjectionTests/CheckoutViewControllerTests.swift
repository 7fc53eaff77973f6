import AnalyticsSDK
import Testing

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `an appearance sends its event`() {
        let spy = SpyAnalytics()

        CheckoutViewController(analytics: spy).viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `more pieces cost more`() {
        let screen = CheckoutViewController(analytics: SpyAnalytics())
        screen.pieces = 1000

        #expect(screen.price > 400_000)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
