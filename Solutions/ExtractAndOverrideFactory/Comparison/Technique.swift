/// The way a test injects a double, for `kata compare`.
enum Technique {
    typealias Dependency = CheckoutAnalytics

    /// Returns a screen that the test creates; its factory cannot know the test, so it takes the double from a static property.
    static func screen(using double: Spy) -> CheckoutViewController {
        TestableCheckoutViewController.next = double
        defer { TestableCheckoutViewController.next = nil }
        return TestableCheckoutViewController()
    }

    /// Returns a screen that other code creates; it is not an instance of the test's subclass.
    static func adopt(_ double: Spy, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        screen()
    }

    /// Does nothing: the double leaves no state behind.
    static func tearDown() {}
}

/// The screen whose factory returns the double of the test that creates it.
private final class TestableCheckoutViewController: CheckoutViewController {
    static var next: Spy?

    override class func makeAnalytics() -> CheckoutAnalytics {
        next ?? Spy()
    }
}

/// A spy that records events, and neither connects nor sends.
final class Spy: Technique.Dependency {
    private(set) var events: [String] = []

    override func connect() {}

    override func track(event: String) {
        events.append(event)
    }
}
