import Foundation
import Recording

// Measures the cost of recording a call, compared with appending to a plain array and with an uncontended lock.
//
//     swift run -c release RecordingBenchmark
//
// Each number is the best of several rounds, in nanoseconds per call. Compare the ratios, which come from one run.

enum MockAnalyticsElements: MockEquatable {
    case track(event: String)
}

final class MockAnalytics: RecordingMock {
    let recorder = Recorder<MockAnalyticsElements>()

    func track(event: String) { invokedList.append(.track(event: event)) }
}

final class PlainAnalytics {
    var invokedList: [MockAnalyticsElements] = []

    @inline(never) func track(event: String) { invokedList.append(.track(event: event)) }
}

final class LockedAnalytics {
    private let lock = NSLock()
    private var count = 0

    @inline(never) func track(event: String) { lock.withLock { count += event.utf8.count } }
}

let calls = 200_000

func nanoseconds(_ round: () -> Void) -> Double {
    let best = (0..<15).map { _ in ContinuousClock().measure(round) }.min() ?? .zero
    return best / .nanoseconds(1) / Double(calls)
}

let recorded = nanoseconds {
    let analytics = MockAnalytics()
    for _ in 0..<calls { analytics.track(event: "checkout") }
}
let plain = nanoseconds {
    let analytics = PlainAnalytics()
    for _ in 0..<calls { analytics.track(event: "checkout") }
}
let locked = nanoseconds {
    let analytics = LockedAnalytics()
    for _ in 0..<calls { analytics.track(event: "checkout") }
}

func line(_ name: String, _ time: Double) -> String {
    let (beside, pairs) = (time / plain, time / locked)
    return name.padding(toLength: 24, withPad: " ", startingAt: 0) + String(format: "%8.1f ns %8.2f %8.2f", time, beside, pairs)
}

print("a call                        time   x array   x lock")
print(line("recorded by a mock", recorded))
print(line("appended to an array", plain))
print(line("a lock and its unlock", locked))
