/// Counts the events that a double receives from a screen made by a test.
@main struct Probe {
    static func main() async {
        let spy = Spy()
        var screen = Technique.screen(using: spy)
        await screen.viewDidAppear(false)
        report(["events": Double(spy.events.count)])
    }
}
