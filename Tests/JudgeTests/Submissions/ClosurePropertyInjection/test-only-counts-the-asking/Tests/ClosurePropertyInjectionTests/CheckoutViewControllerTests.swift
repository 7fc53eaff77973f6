import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosurePropertyInjection

@Test func `asks once`() throws {
    var timesAsked = 0
    let spy = SpyAnalytics()
    let screen = try #require(CheckoutViewController(coder: .empty))
    screen.makeAnalytics = {
        timesAsked += 1
        return spy
    }
    screen.viewDidAppear(false)
    #expect(timesAsked == 1)
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
