import AnalyticsSDK

/// The way a test injects a double, for `kata compare`.
enum Technique {
    typealias Dependency = Analytics

    /// Returns a screen that the test creates as production does.
    static func screen(using double: Dependency) -> CheckoutViewController {
        adopt(double, making: productionScreen)
    }

    /// Returns a screen that other code creates, changed before it is used.
    static func adopt(_ double: Dependency, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        // A variable, in case the screen is a struct.
        var screen = screen()
        screen.makeAnalytics = { double }
        return screen
    }

    /// Does nothing: the double leaves no state behind.
    static func tearDown() {}
}
