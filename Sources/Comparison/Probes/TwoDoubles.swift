/// Counts the events that two doubles receive from two screens that exist at the same time.
enum TwoDoublesProbe {
    static func run() async {
        let first = Spy(), second = Spy()
        await Technique.use(first) { one in
            await Technique.use(second) { other in
                await one.viewDidAppear(false)
                await other.viewDidAppear(false)
            }
        }
        report(["first": Double(first.events.count), "second": Double(second.events.count)])
    }
}
