import Testing

@testable import ExtractAndOverrideFactory

struct CheckoutViewControllerTests {
    @Test func `the factory is asked`() {
        let screen = Screen()
        screen.viewDidAppear(false)
        #expect(screen.analytics is SilentAnalytics)
    }
}

private final class Screen: CheckoutViewController {
    override class func makeAnalytics() -> CheckoutAnalytics { SilentAnalytics() }
}

private final class SilentAnalytics: CheckoutAnalytics {
    override func connect() {}
    override func track(event: String) {}
}
