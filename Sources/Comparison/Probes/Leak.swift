/// Counts the events of the next test's screen that a double without a teardown receives.
@main struct Probe {
    static func main() {
        let spy = Spy()
        Technique.screen(using: spy).viewDidAppear(false)
        let before = spy.events.count
        productionScreen().viewDidAppear(false)
        report(["leaked": Double(spy.events.count - before)])
    }
}
