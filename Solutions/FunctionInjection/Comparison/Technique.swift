import AnalyticsSDK

/// The way a test injects a double, for `kata compare`.
enum Technique {
    typealias Dependency = Analytics

    /// Returns a screen that the test creates.
    static func screen(using double: Dependency) -> CheckoutViewController {
        CheckoutViewController(track: { double.track(event: $0) })
    }

    /// Returns a screen that other code creates; this technique cannot inject the double there.
    static func adopt(_ double: Dependency, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        screen()
    }

    /// Does nothing: the double leaves no state behind.
    static func tearDown() {}
}
