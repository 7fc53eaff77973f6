/// Can two screens that are alive together use two doubles?
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
