/// Counts the events of two doubles that two tests use one after the other.
enum DoublesInTurnProbe {
    static func run() async {
        let first = Spy(), second = Spy()
        await Technique.use(first) { screen in
            // A variable, in case the screen is a struct.
            var screen = screen
            await screen.viewDidAppear(false)
        }
        Technique.tearDown()
        await Technique.use(second) { screen in
            var screen = screen
            await screen.viewDidAppear(false)
            await screen.viewDidAppear(false)
        }
        Technique.tearDown()
        report(["first": Double(first.events.count), "second": Double(second.events.count)])
    }
}
