import AnalyticsSDK
import Testing
import UIKitShim

@testable import TemplateRedefinition

struct CheckoutViewControllerTests {
    @Test func `an appearance is tracked once, after loading`() {
        enum Log: EventTracking {
            static var events: [String] = []
            static func track(event: String) { events.append(event) }
        }
        defer { Log.events = [] }
        let screen = CheckoutScreen<Log>()
        screen.loadViewIfNeeded()
        screen.viewDidAppear(false)
        #expect(Log.events == ["viewDidAppear - CheckoutScreen<Log>"])
    }

    @Test func `production tracks with its own name`() {
        #expect(Analytics.output { CheckoutViewController().viewDidAppear(false) } == [">>viewDidAppear - CheckoutViewController"])
    }
}
