import AnalyticsSDK

/// The way a test injects a double, for `kata compare`.
enum Technique {
    typealias Dependency = AnalyticsSDK.Analytics

    /// Returns a screen that the test creates.
    static func screen(using double: Dependency) -> CheckoutViewController {
        Analytics.stub = double
        return CheckoutViewController()
    }

    /// Returns a screen that other code creates, while the stub is set.
    static func adopt(_ double: Dependency, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        Analytics.stub = double
        return screen()
    }

    /// Removes the stub.
    static func tearDown() {
        Analytics.stub = nil
    }
}
