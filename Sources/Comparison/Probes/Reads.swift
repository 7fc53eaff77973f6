import AnalyticsSDK

/// When is the real instance read, and is it read at all while a double stands in its place?
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
