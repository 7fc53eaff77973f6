import AnalyticsSDK
import Testing

@testable import TemplateRedefinition

struct CheckoutViewControllerTests {
    @Test func `an appearance is tracked`() {
        CheckoutScreen<SpyTracking>().viewDidAppear(false)
        #expect(SpyTracking.events == ["viewDidAppear - CheckoutScreen<SpyTracking>"])
    }

    @Test func `production tracks`() {
        #expect(Analytics.output { CheckoutViewController().viewDidAppear(false) } == [">>viewDidAppear - CheckoutViewController"])
    }
}

private enum SpyTracking: EventTracking {
    static var events: [String] = []
    static func track(event: String) { events.append(event) }
}
