import AnalyticsSDK
import Foundation
import Testing
import UIKitShim

@testable import ConstructorInjection

@Test func `the theme of the environment changes no event`() {
    setenv("THEME", "dark", 1)
    let spy = LeftSpy()
    CheckoutViewController(analytics: spy).viewDidAppear(false)
    #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
}

/// Records what it is asked to send, and sends nothing.
final class LeftSpy: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) { events.append(event) }
}
