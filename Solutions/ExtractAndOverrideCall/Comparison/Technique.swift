import AnalyticsSDK
import UIKitShim

/// The way a test injects a double, for `kata compare`.
enum Technique {
    typealias Dependency = Analytics

    /// Returns a screen that the test creates.
    static func screen(using double: Dependency) -> CheckoutViewController {
        TestableCheckoutViewController(double)
    }

    /// Returns a screen that other code creates; it is not an instance of the test's subclass.
    static func adopt(_ double: Dependency, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        screen()
    }

    /// Does nothing: the double leaves no state behind.
    static func tearDown() {}
}

/// The screen with its one call replaced.
private final class TestableCheckoutViewController: CheckoutViewController {
    private let replacement: Technique.Dependency

    init(_ replacement: Technique.Dependency) {
        self.replacement = replacement
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func report(_ event: String) {
        replacement.track(event: event)
    }
}
