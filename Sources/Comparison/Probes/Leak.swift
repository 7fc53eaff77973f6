/// Counts the events of the next test's screen that a double without a teardown receives.
enum LeakProbe {
    static func run() async {
        let spy = Spy()
        await Technique.use(spy) { await $0.viewDidAppear(false) }
        let before = spy.events.count
        productionScreen().viewDidAppear(false)
        report(["leaked": Double(spy.events.count - before)])
    }
}
