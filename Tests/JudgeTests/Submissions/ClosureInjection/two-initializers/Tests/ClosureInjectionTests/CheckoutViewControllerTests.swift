import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosureInjection

@Test func checkout() {
    let spy = SpyAnalytics()
    CheckoutViewController { spy }.viewDidAppear(false)
    #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
}

@Test func `the closure is called for each appearance`() {
    var spies: [SpyAnalytics] = []
    let screen = CheckoutViewController {
        spies.append(SpyAnalytics())
        return spies[spies.count - 1]
    }
    #expect(spies.isEmpty)
    screen.viewDidAppear(false)
    screen.viewDidAppear(false)
    #expect(spies.map(\.events.count) == [1, 1])
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
