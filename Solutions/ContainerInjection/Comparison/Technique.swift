import AnalyticsSDK
import Injection

/// The way a test injects a double, for `kata compare`.
enum Technique {
    typealias Dependency = Analytics

    /// Returns a screen that the test creates.
    static func screen(using double: Dependency) -> CheckoutViewController {
        CheckoutViewController(container: container(with: double))
    }

    /// Returns a screen that other code creates; it finds the test's container in place of the shared one.
    static func adopt(_ double: Dependency, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        Container.$shared.withValue(container(with: double)) { screen() }
    }

    /// Does nothing: each container is used once.
    static func tearDown() {}

    private static func container(with double: Dependency) -> Container {
        let container = Container()
        container.analytics.register { double }
        return container
    }
}
