import UIKitShim

/// The way a test injects a double, for `kata compare`.
enum Technique {
    typealias Dependency = CheckoutAnalytics

    /// Returns a screen that the test creates.
    static func screen(using double: Spy) -> CheckoutViewController {
        TestableCheckoutViewController(double)
    }

    /// Returns a screen that other code creates; it is not an instance of the test's subclass.
    static func adopt(_ double: Spy, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        screen()
    }

    /// Does nothing: the double leaves no state behind.
    static func tearDown() {}
}

/// The screen with its one hard dependency replaced.
private final class TestableCheckoutViewController: CheckoutViewController {
    private let replacement: Spy

    init(_ replacement: Spy) {
        self.replacement = replacement
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used: this screen is made in code")
    }

    override var analytics: CheckoutAnalytics {
        replacement
    }
}

/// A spy that records events, and neither connects nor sends.
final class Spy: Technique.Dependency {
    private(set) var events: [String] = []

    override func connect() {}

    override func track(event: String) {
        events.append(event)
    }
}
