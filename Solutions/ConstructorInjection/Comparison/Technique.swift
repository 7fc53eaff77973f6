import AnalyticsSDK

/// How a test puts a double in the place of the real instance, for `kata compare`.
enum Technique {
    typealias Dependency = Analytics

    /// A screen that the test makes.
    static func screen(using double: Dependency) -> CheckoutViewController {
        CheckoutViewController(analytics: double)
    }

    /// A screen that somebody else makes: there is nobody to hand the double to.
    static func adopt(_ double: Dependency, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        screen()
    }

    /// There is nothing to take away.
    static func tearDown() {}
}
