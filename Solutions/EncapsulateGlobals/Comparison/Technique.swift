import AnalyticsSDK

/// The way a test injects a double, for `kata compare`.
enum Technique {
    typealias Dependency = Analytics

    /// Runs code with a screen that the test creates; the double is in place as long as the code runs.
    static func use(_ double: Spy, _ body: (CheckoutViewController) async -> Void) async {
        await adopt(double, making: { CheckoutViewController() }, body)
    }

    /// Runs code with a screen that other code creates; it finds the double wherever it is used.
    static func adopt(
        _ double: Spy, making screen: () -> CheckoutViewController, _ body: (CheckoutViewController) async -> Void
    ) async {
        await World.$current.withValue(World(analytics: double)) { await body(screen()) }
    }

    /// Does nothing: the double ends with its scope.
    static func tearDown() {}
}
