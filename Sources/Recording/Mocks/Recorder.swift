public import Foundation

/// The storage of a mock's calls, which may come from any thread or actor.
///
///     final class MockAnalytics: AnalyticsInterface, RecordingMock {
///         let recorder = Recorder<MockAnalyticsElements>()
///
///         func track(event: String) { invokedList.append(.track(event: event)) }
///     }
///
/// The recorder is `Sendable` if the calls are, and then the mock is as well, without `@unchecked`. Recording a call takes one uncontended
/// lock and one position in the ``Journal``.
public final class Recorder<Call> {
    /// The journal that orders these calls among those of other mocks.
    public let journal: Journal

    let state = AssertionState()
    // The compiler of a test sees these properties and specializes the code for the test's own enum of calls, which makes recording three
    // times as fast.
    @usableFromInline let lock = NSLock()
    @usableFromInline @exclusivity(unchecked) var calls: [Call] = []
    @usableFromInline @exclusivity(unchecked) var stamps: [Int] = []
    @usableFromInline @exclusivity(unchecked) var listeners: [Int: AsyncStream<Void>.Continuation] = [:]

    /// Creates an empty recorder.
    ///
    /// - Parameter journal: The journal to share with other mocks; by default, a separate one.
    public init(journal: Journal = Journal()) {
        self.journal = journal
    }
}

/// The lock guards all mutable state.
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

    /// The calls and their positions in the journal, in order.
    var stamped: [(stamp: Int, call: Call)] {
        lock.withLock { zip(stamps, calls).map { ($0, $1) } }
    }

    /// Gives each new call its position in the journal, releases the lock, and then notifies the waiting assertions.
    @inlinable func endChange() {
        while stamps.count < calls.count { stamps.append(journal.stamp()) }
        if stamps.count > calls.count {  // seams:skip A shortcut: otherwise there is nothing to remove.
            stamps.removeSubrange(calls.count...)  // seams:skip(doubled) The second time removes nothing.
        }
        guard !listeners.isEmpty else { return lock.unlock() }  // seams:skip A shortcut: otherwise there is nobody to notify.
        let waiting = Array(listeners.values)
        lock.unlock()
        for listener in waiting { listener.yield() }
    }
}

extension Recorder {
    /// Returns a stream with one element immediately and one after each change, until it is finished.
    func changes() -> (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation, id: Int) {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let id = lock.withLock {
            let id = (listeners.keys.max() ?? 0) + 1  // seams:skip Any number that is not in use does the same.
            listeners[id] = continuation
            return id
        }
        continuation.yield()
        return (stream, continuation, id)
    }

    func stopListening(_ id: Int) {
        let listener = lock.withLock { listeners.removeValue(forKey: id) }
        listener?.finish()  // seams:skip A stream that has finished stays so.
    }
}
