/// Counts the events that a double receives from a screen made by a test.
@main struct Probe {
    static func main() async {
        let spy = Spy()
        await Technique.use(spy) { screen in
            // A variable, in case the screen is a struct.
            var screen = screen
            await screen.viewDidAppear(false)
        }
        report(["events": Double(spy.events.count)])
    }
}
