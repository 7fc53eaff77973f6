import Testing

@testable import TemplateRedefinition

struct CheckoutViewControllerTests {
    @Test func `an appearance is tracked`() {
        SpyTracking.events = []
        CheckoutScreen<SpyTracking>().viewDidAppear(false)
        #expect(SpyTracking.events == ["viewDidAppear - CheckoutScreen<SpyTracking>"])
    }
}

private enum SpyTracking: EventTracking {
    static var events: [String] = []
    static func track(event: String) { events.append(event) }
}
