import AnalyticsSDK

/// The way a test injects a double, for `kata compare`.
enum Technique {
    typealias Dependency = Analytics

    /// Returns a screen that the test creates.
    static func screen(using double: Spy) -> CheckoutViewController {
        CheckoutViewController(track: double.track)
    }

    /// Returns a screen that other code creates; this technique cannot inject the double there.
    static func adopt(_ double: Spy, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        screen()
    }

    /// Does nothing: the double leaves no state behind.
    static func tearDown() {}
}

/// A spy whose function is injected; it needs no superclass.
final class Spy {
    private(set) var events: [String] = []

    func track(event: String) {
        events.append(event)
    }
}
