import AnalyticsSDK

/// Counts the reads of the real instance while a double replaces it.
enum ReadsInTestProbe {
    static func run() async {
        // The real instance, as far as the screen needs it to be made, is no concern of the test's.
        productionScreen().viewDidAppear(false)
        let start = realReads
        await Technique.use(Spy()) { await $0.viewDidAppear(false) }
        report(["replaced": Double(realReads - start)])
    }
}
