import AnalyticsSDK
import Testing
import UIKitShim

@testable import InstancePropertyInjection

@Test func `sends an event`() throws {
    let screen = try #require(CheckoutViewController(coder: .empty))
    screen.viewDidAppear(false)
    let spy = SpyAnalytics()
    screen.analytics = spy
    #expect(spy.events == [])
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
