import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosurePropertyInjection

@Test func viewDidAppear() throws {
    let screen = try #require(CheckoutViewController(coder: .empty))
    screen.makeAnalytics = { SpyAnalytics() }
    screen.viewDidAppear(false)
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
