import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

@Test func `the injected instance gets the event`() {
    let spy = SpyAnalytics()

    CheckoutViewController(analytics: spy).viewDidAppear(false)

    #expect(spy.nextEvent() == "viewDidAppear - CheckoutViewController")
}

private final class SpyAnalytics: Analytics {
    private var events: [String] = []

    override func track(event: String) { events.append(event) }

    func nextEvent() async -> String? { events.first }
}
