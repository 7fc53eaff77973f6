/// The way a test injects a double, for `kata compare`.
enum Technique {
    typealias Dependency = OpenAnalytics

    /// Returns a screen that the test creates.
    static func screen(using double: Dependency) -> CheckoutViewController {
        CheckoutViewController(analytics: double)
    }

    /// Returns a screen that other code creates; this technique cannot inject the double there.
    static func adopt(_ double: Dependency, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        screen()
    }

    /// Does nothing: the double leaves no state behind.
    static func tearDown() {}
}

/// A class that the comparison's spy overrides, because the seam's own type is a protocol.
class OpenAnalytics: ShopAnalytics {
    init() {}

    func track(event: String) {}
}
