import AnalyticsSDK
import Testing

@testable import ConstructorInjection

final class CountingAnalytics: Analytics {
    private(set) var count = 0

    override func track(event: String) {
        count += 1
        forward(event)
    }

    private func forward(_ event: String) {
        track(event: event)
    }
}

@Test func `the event arrives`() {
    let analytics = CountingAnalytics()

    CheckoutViewController(analytics: analytics).viewDidAppear(false)

    #expect(analytics.count == 1)
}
