import Testing

@testable import ExtractImplementer

struct CheckoutViewControllerTests {
    @Test func `the screen can appear with a double`() {
        let spy = Spy()
        CheckoutViewController(analytics: spy).viewDidAppear(false)
        #expect(spy.events.count <= 1)
    }
}

private final class Spy: ShopAnalytics {
    private(set) var events: [String] = []
    func track(_ event: String) { events.append(event) }
}
