/// How many of 50 tests that run at the same time do not find their one event?
@main struct Probe {
    static func main() async {
        var failures = 0
        await withTaskGroup(of: Bool.self) { tests in
            for _ in 1...50 { tests.addTask { await passes() } }
            for await passed in tests where !passed { failures += 1 }
        }
        report(["failures": Double(failures)])
    }

    /// One test: it puts its double in place, waits for something, and uses the screen.
    static func passes() async -> Bool {
        let spy = Spy()
        let screen = Technique.screen(using: spy)
        try? await Task.sleep(for: .milliseconds(20))
        screen.viewDidAppear(false)
        Technique.tearDown()
        return spy.events.count == 1
    }
}
