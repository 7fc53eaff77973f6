import AnalyticsSDK
import Testing
import UIKitShim

@testable import ExtractAndOverrideGetter

struct CheckoutViewControllerTests {
    @Test func `each appearance is tracked`() {
        let screen = Screen()
        screen.viewDidAppear(false)
        screen.viewDidAppear(false)
        #expect(screen.spy.events == ["viewDidAppear - Screen", "viewDidAppear - Screen"])
    }

    @Test func `one real client is kept`() {
        let lines = Analytics.output {
            let screen = CheckoutViewController()
            screen.viewDidAppear(false)
            screen.viewDidAppear(false)
        }
        #expect(lines == [">>connected"] + Array(repeating: ">>viewDidAppear - CheckoutViewController", count: 2))
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
