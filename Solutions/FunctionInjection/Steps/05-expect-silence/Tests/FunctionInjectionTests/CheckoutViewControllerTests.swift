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
}
