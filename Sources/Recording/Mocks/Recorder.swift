public import Foundation

/// Where a mock keeps its calls when they may come from any thread or actor.
///
///     final class MockAnalytics: AnalyticsInterface, RecordingMock {
///         let recorder = Recorder<MockAnalyticsElements>()
///
///         func track(event: String) { invokedList.append(.track(event: event)) }
///     }
///
/// It is `Sendable` when the calls are, and the mock with it, without a word about it in the mock. Recording takes one uncontended lock
/// and one place in the ``Journal``.
public final class Recorder<Call> {
    /// What orders these calls among those of other mocks.
    public let journal: Journal

    let state = AssertionState()
    // The rest is visible to the compiler of a test, which then makes the code for its own enum of calls: three times as fast.
    @usableFromInline let lock = NSLock()
    @usableFromInline @exclusivity(unchecked) var calls: [Call] = []
    @usableFromInline @exclusivity(unchecked) var stamps: [Int] = []
    @usableFromInline @exclusivity(unchecked) var listeners: [Int: AsyncStream<Void>.Continuation] = [:]

    /// Makes a recorder with nothing in it.
    ///
    /// - Parameter journal: Shared with the mocks whose order matters; of its own if left out.
    public init(journal: Journal = Journal()) {
        self.journal = journal
    }
}

/// The lock guards everything that changes.
extension Recorder: @unchecked Sendable where Call: Sendable {}

extension Recorder {
    /// The calls so far, in order.
    @inlinable public var invokedList: [Call] {
        get { lock.withLock { calls } }
        _modify {
            lock.lock()
            defer { endChange() }
            yield &calls
        }
    }

    /// Calls and their places in the journal, in order.
    var stamped: [(stamp: Int, call: Call)] {
        lock.withLock { zip(stamps, calls).map { ($0, $1) } }
    }

    /// Gives each new call its place in the journal, still under the lock, and then tells who waits.
    @inlinable func endChange() {
        while stamps.count < calls.count { stamps.append(journal.stamp()) }
        if stamps.count > calls.count { stamps.removeLast(stamps.count - calls.count) }
        guard !listeners.isEmpty else { return lock.unlock() }
        let waiting = Array(listeners.values)
        lock.unlock()
        for listener in waiting { listener.yield() }
    }
}

extension Recorder {
    /// An element at once and one after each change, until it is ended.
    func changes() -> (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation, id: Int) {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let id = lock.withLock {
            let id = (listeners.keys.max() ?? 0) + 1
            listeners[id] = continuation
            return id
        }
        continuation.yield()
        return (stream, continuation, id)
    }

    func stopListening(_ id: Int) {
        lock.withLock { listeners.removeValue(forKey: id) }?.finish()
    }
}
