/// Counts the events that a double receives from a screen made by a test.
enum UseProbe {
    static func run() async {
        let spy = Spy()
        await Technique.use(spy) { screen in
            // A variable, in case the screen is a struct.
            var screen = screen
            await screen.viewDidAppear(false)
        }
        report(["events": Double(spy.events.count)])
    }
}
