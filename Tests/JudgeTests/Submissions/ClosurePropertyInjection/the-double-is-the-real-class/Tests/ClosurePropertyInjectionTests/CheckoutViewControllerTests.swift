import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosurePropertyInjection

@Test func `sends an event`() throws {
    let screen = try #require(CheckoutViewController(coder: .empty))
    screen.makeAnalytics = { Analytics() }
    screen.loadViewIfNeeded()
    screen.viewDidAppear(false)
}
