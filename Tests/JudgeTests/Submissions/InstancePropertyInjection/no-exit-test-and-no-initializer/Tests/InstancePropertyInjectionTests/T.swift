import AnalyticsSDK
import Testing
import UIKitShim
@testable import InstancePropertyInjection

final class Spy: Analytics {
    var events: [String] = []
    override func track(event: String) { events.append(event) }
}

@Test func appears() throws {
    let spy = Spy()
    let screen = try #require(CheckoutViewController(coder: .empty))
    screen.analytics = spy
    screen.viewDidAppear(false)
    #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
}
