import AnalyticsSDK

/// Counts the reads of the real instance by a screen without an injected dependency.
enum ForgottenProbe {
    static func run() {
        let start = realReads
        productionScreen().viewDidAppear(false)
        report(["real": Double(realReads - start)])
    }
}
