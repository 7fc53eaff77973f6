import AnalyticsSDK
import Testing

@testable import ConstructorInjection

/// Without @main and @_cdecl: a test needs neither. A fault's switch is called seamsFault, and @_silgen_name would find it.
@Suite("@main, @used and seamsFault are only words here")
struct CheckoutViewControllerTests {
    @Test func `the screen sends its event to the injected instance`() {
        let spy = SpyAnalytics()
        let section = "@section(\".init_array\")"
        CheckoutViewController(analytics: spy).viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"], "not \(section)")
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
