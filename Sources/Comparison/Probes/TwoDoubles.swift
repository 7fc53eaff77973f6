/// Counts the events that two doubles receive from two screens that exist at the same time.
@main struct Probe {
    static func main() {
        let first = Spy(), second = Spy()
        let one = Technique.screen(using: first)
        let other = Technique.screen(using: second)
        one.viewDidAppear(false)
        other.viewDidAppear(false)
        report(["first": Double(first.events.count), "second": Double(second.events.count)])
    }
}
