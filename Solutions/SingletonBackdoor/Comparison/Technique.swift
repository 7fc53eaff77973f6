/// How a test puts a double in the place of the real instance, for `kata compare`.
enum Technique {
    typealias Dependency = MySingletonAnalytics

    /// A screen that the test makes.
    static func screen(using double: Dependency) -> CheckoutViewController {
        MySingletonAnalytics.stubbedInstance = double
        return CheckoutViewController()
    }

    /// A screen that somebody else makes comes through the same door.
    static func adopt(_ double: Dependency, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        MySingletonAnalytics.stubbedInstance = double
        return screen()
    }

    /// The door is closed again.
    static func tearDown() {
        MySingletonAnalytics.stubbedInstance = nil
    }
}
