import Testing
import UIKitShim

@testable import FunctionInjection

struct CheckoutViewControllerTests {
    @Test func `the injected function gets the event exactly once`() {
        var events: [String] = []
        let screen = CheckoutViewController(track: { events.append($0) })

        screen.viewDidAppear(false)

        #expect(events == ["viewDidAppear - CheckoutViewController"])
    }
}
