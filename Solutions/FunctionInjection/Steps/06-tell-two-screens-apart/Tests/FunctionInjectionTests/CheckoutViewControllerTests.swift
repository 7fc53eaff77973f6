import AnalyticsSDK
import Testing
import UIKitShim

@testable import FunctionInjection

struct CheckoutViewControllerTests {
    @Test func `the injected function gets the event exactly once`() {
        var events: [String] = []
        let screen = CheckoutViewController(track: { events.append($0) })

        screen.loadViewIfNeeded()
        #expect(events == [])
        screen.viewDidAppear(false)

        #expect(events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `nothing real is sent`() {
        let lines = Analytics.output { CheckoutViewController(track: { _ in }).viewDidAppear(false) }

        #expect(lines == [])
    }

    @Test func `each of two screens calls its own function, at every appearance`() {
        var (events, others): ([String], [String]) = ([], [])
        let screen = CheckoutViewController(track: { events.append($0) })
        let other = CheckoutViewController(track: { others.append($0) })

        screen.viewDidAppear(false)
        screen.viewDidAppear(true)

        #expect(events == ["viewDidAppear - CheckoutViewController", "viewDidAppear - CheckoutViewController"])
        #expect(others == [])
        other.viewDidAppear(false)
        #expect(others == ["viewDidAppear - CheckoutViewController"])
    }
}
