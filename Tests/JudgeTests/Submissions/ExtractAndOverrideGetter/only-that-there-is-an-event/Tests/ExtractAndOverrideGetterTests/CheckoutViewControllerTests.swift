import Testing
import UIKitShim

@testable import ExtractAndOverrideGetter

struct CheckoutViewControllerTests {
    @Test func `an event is sent`() {
        let screen = Screen(nibName: nil, bundle: nil)
        screen.viewDidAppear(false)
        #expect(screen.spy.events.count == 1)
    }
}

private final class Screen: CheckoutViewController {
    let spy = Spy()
    override var analytics: CheckoutAnalytics { spy }
}

private final class Spy: CheckoutAnalytics {
    private(set) var events: [String] = []
    override func connect() {}
    override func track(event: String) { events.append(event) }
}
