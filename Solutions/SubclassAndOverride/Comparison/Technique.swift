import AnalyticsSDK
import UIKitShim

/// How a test puts a double in the place of the real instance, for `kata compare`.
enum Technique {
    typealias Dependency = Analytics

    /// A screen that the test makes.
    static func screen(using double: Dependency) -> CheckoutViewController {
        TestableCheckoutViewController(double)
    }

    /// A screen that somebody else makes is not of the test's subclass.
    static func adopt(_ double: Dependency, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        screen()
    }

    /// There is nothing to take away.
    static func tearDown() {}
}

/// The screen with its one hard dependency replaced, and nothing else.
private final class TestableCheckoutViewController: CheckoutViewController {
    private let replacement: Technique.Dependency

    init(_ replacement: Technique.Dependency) {
        self.replacement = replacement
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override func analytics() -> Technique.Dependency {
        replacement
    }
}
