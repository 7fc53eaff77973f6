import AnalyticsSDK
import Injection

/// How a test puts a double in the place of the real instance, for `kata compare`.
enum Technique {
    typealias Dependency = Analytics

    /// A screen that the test makes.
    static func screen(using double: Dependency) -> CheckoutViewController {
        CheckoutViewController(container: container(with: double))
    }

    /// A screen that somebody else makes finds the test's container in the place of the shared one.
    static func adopt(_ double: Dependency, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        Container.$shared.withValue(container(with: double)) { screen() }
    }

    /// There is nothing to take away: each container is used once.
    static func tearDown() {}

    private static func container(with double: Dependency) -> Container {
        let container = Container()
        container.analytics.register { double }
        return container
    }
}
