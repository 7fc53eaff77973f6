import Foundation

/// Counts the events that a double receives from a screen that appears in a task, in a detached task, or on a queue.
///
/// Each is tried twice: with the teardown after the work has finished, and with the teardown before the work starts.
enum ElsewhereProbe {
    static func run() async {
        var findings: [String: Double] = [:]
        for (name, start) in ways {
            findings["\(name) awaited"] = await events(tearDownFirst: false, start)
            findings["\(name) late"] = await events(tearDownFirst: true, start)
        }
        report(findings)
    }

    typealias Way = @MainActor (_ appear: @escaping @MainActor @Sendable () async -> Void, _ end: @escaping @Sendable () -> Void) -> Void

    static let ways: [(String, Way)] = [
        (
            "task",
            { appear, end in
                Task {
                    await appear()
                    end()
                }
            }
        ),
        (
            "detached",
            { appear, end in
                Task.detached {
                    await appear()
                    end()
                }
            }
        ),
        (
            "queue",
            { appear, end in
                DispatchQueue.main.async {
                    Task.immediate { @MainActor in
                        await appear()
                        end()
                    }
                }
            }
        ),
    ]

    /// Nothing between the start of the work and the teardown waits, so the work starts afterwards unless the test waits for it.
    static func events(tearDownFirst: Bool, _ start: Way) async -> Double {
        let spy = Spy()
        let (work, continuation) = AsyncStream.makeStream(of: Never.self)
        await Technique.use(spy) { screen in
            start({ await screen.viewDidAppear(false) }) { continuation.finish() }
            if !tearDownFirst { for await _ in work {} }
        }
        Technique.tearDown()
        if tearDownFirst { for await _ in work {} }
        return Double(spy.events.count)
    }
}
