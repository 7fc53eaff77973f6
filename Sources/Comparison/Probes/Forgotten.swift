import AnalyticsSDK

/// What happens to a screen that nobody wired?
@main struct Probe {
    static func main() {
        let start = realReads
        productionScreen().viewDidAppear(false)
        report(["real": Double(realReads - start)])
    }
}
