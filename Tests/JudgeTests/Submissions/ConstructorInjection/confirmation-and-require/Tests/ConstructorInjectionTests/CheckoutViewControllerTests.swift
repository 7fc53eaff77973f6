import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection


struct CheckoutViewControllerTests {
    @Test func `exactly one event, and that one`() async throws {
        try await confirmation("one event", expectedCount: 1) { sent in
            let analytics = NotifyingAnalytics { sent() }
            let screen = CheckoutViewController(analytics: analytics)
            screen.loadViewIfNeeded()
            screen.viewDidAppear(true)
            let event = try #require(analytics.last)
            #expect(event == "viewDidAppear - CheckoutViewController")
        }
    }
}

private final class NotifyingAnalytics: Analytics {
    private(set) var last: String?
    private let notify: () -> Void

    init(_ notify: @escaping () -> Void) {
        self.notify = notify
        super.init()
    }

    override func track(event: String) {
        last = event
        notify()
    }
}
