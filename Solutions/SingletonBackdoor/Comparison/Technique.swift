/// The way a test injects a double, for `kata compare`.
enum Technique {
    typealias Dependency = MySingletonAnalytics

    /// Returns a screen that the test creates.
    static func screen(using double: Dependency) -> CheckoutViewController {
        MySingletonAnalytics.stubbedInstance = double
        return CheckoutViewController()
    }

    /// Returns a screen that other code creates; it finds the double behind `shared`.
    static func adopt(_ double: Dependency, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        MySingletonAnalytics.stubbedInstance = double
        return screen()
    }

    /// Removes the stub.
    static func tearDown() {
        MySingletonAnalytics.stubbedInstance = nil
    }
}
