import AnalyticsSDK
import Testing
import UIKitShim

@testable import InstancePropertyInjection

private final class Spy: Analytics {
    var events: [String] = []
    override func track(event: String) { events.append(event) }
}

struct CheckoutViewControllerTests {
    @Test func one() {
        let spy = Spy()
        let screen = CheckoutViewController()
        screen.analytics = spy
        screen.viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }
}
