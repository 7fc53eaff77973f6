import AnalyticsSDK
import Testing

@testable import TemplateRedefinition

struct CheckoutViewControllerTests {
    @Test(arguments: 0...2) func `every appearance sends one event`(times: Int) {
        final class Spy: EventTracking {
            static var events: [String] = []
            static func track(event: String) { events.append(event) }
        }
        Spy.events = []
        let screen = CheckoutScreen<Spy>()
        screen.loadViewIfNeeded()
        for _ in 0..<times { screen.viewDidAppear(false) }
        #expect(Spy.events == Array(repeating: "viewDidAppear - CheckoutScreen<Spy>", count: times))
    }

    @Test func `production sends through the singleton`() {
        #expect(Analytics.output { CheckoutViewController().viewDidAppear(false) } == [">>viewDidAppear - CheckoutViewController"])
    }
}
