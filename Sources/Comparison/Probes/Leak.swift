/// Does a double that a test put in place and left there get the event of the next test's screen?
@main struct Probe {
    static func main() {
        let spy = Spy()
        Technique.screen(using: spy).viewDidAppear(false)
        let before = spy.events.count
        productionScreen().viewDidAppear(false)
        report(["leaked": Double(spy.events.count - before)])
    }
}
