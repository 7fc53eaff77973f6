/// The form in which the programs use a technique whose glue only makes screens.
extension Technique {
    /// Runs code with a screen that the test creates.
    static func use(_ double: Spy, _ body: (CheckoutViewController) async -> Void) async {
        await body(screen(using: double))
    }

    /// Runs code with a screen that other code creates.
    static func adopt(
        _ double: Spy, making screen: () -> CheckoutViewController, _ body: (CheckoutViewController) async -> Void
    ) async {
        await body(adopt(double, making: screen))
    }
}
