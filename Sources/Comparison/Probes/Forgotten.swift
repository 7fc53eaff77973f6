import AnalyticsSDK

/// Counts the reads of the real instance by a screen without an injected dependency.
@main struct Probe {
    static func main() {
        let start = realReads
        productionScreen().viewDidAppear(false)
        report(["real": Double(realReads - start)])
    }
}
