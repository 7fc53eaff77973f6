/// The way a test injects a double, for `kata compare`.
enum Technique {
    typealias Dependency = LiveAnalytics

    /// Returns a screen that the test creates.
    static func screen(using double: Spy) -> CheckoutViewController {
        CheckoutViewController(analytics: double)
    }

    /// Returns a screen that other code creates; this technique cannot inject the double there.
    static func adopt(_ double: Spy, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        screen()
    }

    /// Does nothing: the double leaves no state behind.
    static func tearDown() {}
}

/// A spy that records events and sends nothing; it conforms to the protocol and has no superclass.
final class Spy: ShopAnalytics {
    private(set) var events: [String] = []

    func track(event: String) {
        events.append(event)
    }
}
