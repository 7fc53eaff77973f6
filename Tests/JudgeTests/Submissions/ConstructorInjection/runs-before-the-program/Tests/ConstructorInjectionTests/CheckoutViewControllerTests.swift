import AnalyticsSDK
import Foundation
import Testing

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `the screen appears`() {
        CheckoutViewController(analytics: SpyAnalytics()).viewDidAppear(false)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}

#if !os(Windows)
@section(".init_array") @used
nonisolated(unsafe) let beforeTheTests: @convention(c) () -> Void = { setenv("READY", "yes", 1) }
#endif
