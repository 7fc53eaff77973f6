import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosureInjection

final class Spy: Analytics {
    var events: [String] = []
    override func track(event: String) { events.append(event) }
}

struct Tests {
    @Test func `two appearances`() {
        let spy = Spy()
        let screen = CheckoutViewController { spy }
        screen.loadViewIfNeeded()
        #expect(spy.events == [])
        screen.viewDidAppear(true)
        screen.viewDidAppear(true)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController", "viewDidAppear - CheckoutViewController"])
    }

    @Test func production() {
        #expect(Analytics.output { CheckoutViewController().viewDidAppear(false) } == [">>viewDidAppear - CheckoutViewController"])
    }
}
