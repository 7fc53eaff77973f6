/// Tells whether a double of a screen made by a test receives the event with its own text.
enum CallProbe {
    static func run() async {
        let spy = Spy()
        await Technique.use(spy) { await $0.viewDidAppear(false) }
        report(["unaltered": spy.events.first?.hasPrefix("viewDidAppear") == true ? 1 : 0])
    }
}
