import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosurePropertyInjection

@Test func `sends an event`() throws {
    let spy = SpyAnalytics()
    let screen = try #require(CheckoutViewController(coder: .empty))
    screen.makeAnalytics = { spy }
    screen.makeAnalytics().track(event: "viewDidAppear - CheckoutViewController")
    #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
