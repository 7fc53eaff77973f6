import Testing
import UIKitShim

@testable import TemplateRedefinition

struct CheckoutViewControllerTests {
    @Test func `the type of the screen's tracking gets the event exactly once`() {
        SpyTracking.events = []

        CheckoutScreen<SpyTracking>().viewDidAppear(false)

        #expect(SpyTracking.events == ["viewDidAppear - CheckoutScreen<SpyTracking>"])
    }
}

/// A spy, which records every event; it is static, so each test that uses it empties it first.
private enum SpyTracking: EventTracking {
    static var events: [String] = []

    static func track(event: String) {
        events.append(event)
    }
}
