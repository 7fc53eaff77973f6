import AnalyticsSDK

/// Counts the reads of the real instance at creation, and at the first and the second use.
enum ReadsProbe {
    static func run() {
        let start = realReads
        let screen = productionScreen()
        let made = realReads
        screen.viewDidAppear(false)
        let once = realReads
        screen.viewDidAppear(false)
        report(["creation": Double(made - start), "first": Double(once - made), "second": Double(realReads - once)])
    }
}
