import AnalyticsSDK
import Injection
import Testing
import UIKitShim

@testable import ContainerInjection

@Test func `the shared container is used without an argument`() {
    Container.shared.manager.push()
    let spy = LeftSpy()
    Container.shared.analytics.register { spy }
    CheckoutViewController().viewDidAppear(false)
    #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    Container.shared.analytics.reset()
}

/// Records what it is asked to send, and sends nothing.
final class LeftSpy: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) { events.append(event) }
}
