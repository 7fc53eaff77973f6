import AnalyticsSDK

/// Counts the reads of the real instance at creation, at the first and the second use, and while a double replaces it.
@main struct Probe {
    static func main() {
        let start = realReads
        let screen = productionScreen()
        let made = realReads
        screen.viewDidAppear(false)
        let once = realReads
        screen.viewDidAppear(false)
        let twice = realReads

        Technique.screen(using: Spy()).viewDidAppear(false)
        report([
            "creation": Double(made - start), "first": Double(once - made), "second": Double(twice - once),
            "replaced": Double(realReads - twice),
        ])
    }
}
