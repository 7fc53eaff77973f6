import Foundation

/// A counter for calls from any thread.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func increment() { lock.withLock { count += 1 } }
}

/// A collection of values from any thread.
final class Collector<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var collected: [Value] = []

    var values: [Value] { lock.withLock { collected } }

    func add(_ value: Value) { lock.withLock { collected.append(value) } }
}

/// Runs closures on separate threads, released at the same time, and waits for them.
///
/// - Returns: Whether all of them finished within a minute, which distinguishes a deadlock from a slow machine.
@discardableResult
func onThreads(_ bodies: [@Sendable () -> Void]) -> Bool {
    let (gate, group) = (DispatchSemaphore(value: 0), DispatchGroup())
    for body in bodies {
        group.enter()
        Thread.detachNewThread {
            gate.wait()
            body()
            group.leave()
        }
    }
    for _ in bodies { gate.signal() }
    return group.wait(timeout: .now() + 60) == .success
}

@discardableResult
func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    onThreads(Array(repeating: body, count: count))
}
