import AnalyticsSDK

/// Counts the initializations of the real class while a test makes its double and uses the screen.
enum InitializationsProbe {
    static func run() async {
        // The real instance, as far as the screen needs it to be made, is no concern of the test's.
        productionScreen().viewDidAppear(false)
        let start = realInitializations
        await Technique.use(Spy()) { screen in
            var screen = screen
            await screen.viewDidAppear(false)
        }
        report(["initializations": Double(realInitializations - start)])
    }
}
