import AnalyticsSDK
import Testing
import UIKitShim
@testable import ClosurePropertyInjection

private final class Spy: Analytics {
    var events: [String] = []
    override func track(event: String) { events.append(event) }
}

struct Tests {
    @Test func `each appearance goes to the instance of the moment`() throws {
        var current = Spy()
        let first = current
        let made: CheckoutViewController? = CheckoutViewController(coder: .empty)
        let screen = try #require(made)
        screen.makeAnalytics = { current }
        screen.viewDidAppear(false)
        current = Spy()
        screen.viewDidAppear(false)
        #expect(first.events == ["viewDidAppear - CheckoutViewController"])
        #expect(current.events == ["viewDidAppear - CheckoutViewController"])
    }
}
