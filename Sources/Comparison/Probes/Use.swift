/// Does a double get the event of a screen that a test made?
@main struct Probe {
    static func main() async {
        let spy = Spy()
        var screen = Technique.screen(using: spy)
        await screen.viewDidAppear(false)
        report(["events": Double(spy.events.count)])
    }
}
