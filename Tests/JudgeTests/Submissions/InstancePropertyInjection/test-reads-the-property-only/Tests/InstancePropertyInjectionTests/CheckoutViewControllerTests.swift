import AnalyticsSDK
import Testing
import UIKitShim

@testable import InstancePropertyInjection

@Test func `has analytics`() throws {
    let spy = SpyAnalytics()
    let screen = try #require(CheckoutViewController(coder: .empty))
    screen.analytics = spy
    #expect(screen.analytics === spy)
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
