import AnalyticsSDK

/// The way a test injects a double, for `kata compare`; it is compiled with the substitute in place of the vendor's module.
enum Technique {
    typealias Dependency = Analytics

    /// Returns a screen that the test creates; the program's one double forgets what it got before.
    static func screen(using double: Spy) -> CheckoutViewController {
        adopt(double) { CheckoutViewController() }
    }

    /// Returns a screen that other code creates; it has the program's one double as well.
    static func adopt(_ double: Spy, making screen: () -> CheckoutViewController) -> CheckoutViewController {
        Analytics.shared.reset()
        return screen()
    }

    /// Does nothing: the substitute stays for the whole program.
    static func tearDown() {}
}

/// The view of a test on the program's one double.
final class Spy {
    var events: [String] { Analytics.shared.events }
}
