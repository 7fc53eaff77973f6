import Foundation

/// What one thread is in the middle of resolving.
///
/// A resolution never suspends, so a cycle of resolutions runs on one thread from start to end, and what belongs to the cycle belongs
/// to the thread. Only the owning thread touches it; `waitingFor` alone is read by others, under the lock that ``Work`` has for it.
@usableFromInline
final class ThreadState: @unchecked Sendable {
    let head: UnsafeMutablePointer<ThreadHead>
    /// The instances of the graph scope in the current cycle.
    var graph: [GraphKey: Kept] = [:]
    /// What this thread is building, the innermost last.
    var undertaken: [Work] = []
    /// The closures that are running, the innermost last, while cycles are detected.
    var running: [RunningFactory] = []
    /// The lines of the current cycle, while it is traced.
    var trace: [TraceLine] = []
    var traceDepth = 0
    /// What this thread waits for.
    var waitingFor: Work?

    private init() {
        head = .allocate(capacity: 1)
        head.initialize(to: ThreadHead(state: Unmanaged.passUnretained(self)))
    }

    deinit {
        head.deinitialize(count: 1)
        head.deallocate()
    }

    static let key: pthread_key_t = {
        var key = pthread_key_t()
        #if canImport(Darwin)
        pthread_key_create(&key) { ThreadState.end($0) }
        #else
        pthread_key_create(&key) { ThreadState.end($0!) }
        #endif
        return key
    }()

    /// The state of the calling thread.
    static var current: ThreadState { ThreadHead.current(key).pointee.state.takeUnretainedValue() }

    @usableFromInline
    static func start() -> UnsafeMutablePointer<ThreadHead> {
        let state = Unmanaged.passRetained(ThreadState()).takeUnretainedValue()
        pthread_setspecific(key, state.head)
        return state.head
    }

    private static func end(_ pointer: UnsafeMutableRawPointer) {
        let state = pointer.assumingMemoryBound(to: ThreadHead.self).pointee.state.takeRetainedValue()
        state.abandonEverything()
    }

    @usableFromInline
    func endCycle() {
        // Let go of last: a `deinit` may resolve, and begin another cycle.
        let ended = graph
        graph = [:]
        head.pointee.hasGraph = false
        withExtendedLifetime(ended) {}
    }

    /// Lets go of all that was begun, so that no other thread waits for a thread that ends in the middle of it.
    func abandonEverything() {
        for work in undertaken { work.abandon() }
        undertaken = []
        (graph, running, trace) = ([:], [], [])
        traceDepth = 0
        head.pointee.depth = 0
    }
}

/// Tells the instances of the graph scope apart: by factory and container, and by parameter where that counts.
struct GraphKey: Hashable {
    /// Held, so that no other slot can have its address while the cycle lasts.
    let slot: Slot
    let parameter: AnyHashable?

    static func == (one: GraphKey, other: GraphKey) -> Bool {
        one.slot === other.slot && one.parameter == other.parameter
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(slot))
        hasher.combine(parameter)
    }
}
