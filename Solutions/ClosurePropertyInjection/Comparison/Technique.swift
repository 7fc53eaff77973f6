import AnalyticsSDK

/// How a test puts a double in the place of the real instance, for `kata compare`.
enum Technique {
    typealias Dependency = Analytics

    /// A screen that the test makes, as production does.
    static func screen(using double: Dependency) -> CheckoutViewController {
        adopt(double, making: productionScreen)
    }

    /// A screen that somebody else makes is changed before it is used.
    static func adopt(_ double: Dependency, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        // A variable, should the screen be a struct.
        var screen = screen()
        screen.makeAnalytics = { double }
        return screen
    }

    /// There is nothing to take away.
    static func tearDown() {}
}
