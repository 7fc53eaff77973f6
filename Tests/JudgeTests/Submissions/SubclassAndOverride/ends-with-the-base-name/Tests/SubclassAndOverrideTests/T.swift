import AnalyticsSDK
import Testing
import UIKitShim
@testable import SubclassAndOverride

final class Spy: Analytics {
    var events: [String] = []
    override func track(event: String) { events.append(event) }
}
final class TestableCheckoutViewController: CheckoutViewController {
    let spy = Spy()
    override func analytics() -> Analytics { spy }
}
@Test func appears() {
    let screen = TestableCheckoutViewController()
    screen.viewDidAppear(false)
    #expect(screen.spy.events.count == 1)
    #expect(screen.spy.events[0].hasPrefix("viewDidAppear - "))
    #expect(screen.spy.events[0].hasSuffix("CheckoutViewController"))
}
