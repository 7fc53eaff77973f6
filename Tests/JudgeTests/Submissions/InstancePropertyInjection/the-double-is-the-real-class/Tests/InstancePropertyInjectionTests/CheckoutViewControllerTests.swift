import AnalyticsSDK
import Testing
import UIKitShim

@testable import InstancePropertyInjection

@Test func `sends an event`() throws {
    let screen = try #require(CheckoutViewController(coder: .empty))
    screen.analytics = Analytics()
    screen.loadViewIfNeeded()
    screen.viewDidAppear(false)
}
