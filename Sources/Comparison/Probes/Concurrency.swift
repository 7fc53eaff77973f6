/// Counts how many of 50 parallel tests do not receive exactly one event.
enum ConcurrencyProbe {
    static func run() async {
        var failures = 0
        await withTaskGroup(of: Bool.self) { tests in
            for _ in 1...50 { tests.addTask { await passes() } }
            for await passed in tests where !passed { failures += 1 }
        }
        report(["failures": Double(failures)])
    }

    /// Runs one test, which injects its double, waits, and uses the screen.
    static func passes() async -> Bool {
        let spy = Spy()
        await Technique.use(spy) { screen in
            try? await Task.sleep(for: .milliseconds(20))
            await screen.viewDidAppear(false)
        }
        Technique.tearDown()
        return spy.events.count == 1
    }
}
