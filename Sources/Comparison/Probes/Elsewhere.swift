import Foundation

/// Counts the events that a double receives from a screen that appears in a task, in a detached task, or on a queue.
///
/// Each is tried twice: with the teardown after the work has finished, and with the teardown before the work starts.
@main struct Probe {
    static func main() async {
        var findings: [String: Double] = [:]
        for (name, start) in ways {
            findings["\(name) awaited"] = await events(tearDownFirst: false, start)
            findings["\(name) late"] = await events(tearDownFirst: true, start)
        }
        report(findings)
    }

    typealias Way = @MainActor (CheckoutViewController, CheckedContinuation<Void, Never>) -> Void

    static let ways: [(String, Way)] = [
        (
            "task",
            { screen, done in
                Task {
                    screen.viewDidAppear(false)
                    done.resume()
                }
            }
        ),
        (
            "detached",
            { screen, done in
                Task.detached {
                    await screen.viewDidAppear(false)
                    done.resume()
                }
            }
        ),
        (
            "queue",
            { screen, done in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { screen.viewDidAppear(false) }
                    done.resume()
                }
            }
        ),
    ]

    static func events(tearDownFirst: Bool, _ start: Way) async -> Double {
        let spy = Spy()
        let screen = Technique.screen(using: spy)
        await withCheckedContinuation { done in
            start(screen, done)
            if tearDownFirst { Technique.tearDown() }
        }
        Technique.tearDown()
        return Double(spy.events.count)
    }
}
