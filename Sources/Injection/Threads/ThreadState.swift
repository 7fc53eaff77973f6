import Foundation

/// The resolutions in progress on one thread.
///
/// A resolution never suspends, so a resolution pass runs on one thread from start to end, and its state belongs to that thread. Only the
/// owning thread uses it, except for `waitingFor`, which other threads read under the lock of ``Work``.
@usableFromInline
final class ThreadState: @unchecked Sendable {
    let head: UnsafeMutablePointer<ThreadHead>
    /// The instances of the graph scope in the current resolution pass.
    var graph = emptyGraph()
    /// The work that this thread is doing, the innermost last.
    var undertaken: [Work] = []
    /// The running closures, the innermost last, while cycle detection is on.
    var running: [RunningFactory] = []
    /// The closures that run more deeply than most, the innermost last; see ``UnsafeMutablePointer/goDeeper(_:_:_:)``.
    var deepest: [RunningFactory] = []
    lazy var stackReserve = Stack.reserve
    private var knownStack: UnsafeMutablePointer<ThreadStack>?
    #if DEBUG
    /// The trace of the current resolution pass, while tracing is on.
    var trace: [TraceLine] = []
    var traceDepth = 0
    #endif
    /// The work that this thread is waiting for.
    var waitingFor: Work?

    private init() {
        head = .allocate(capacity: 1)  // seams:skip More memory changes no answer.
        head.initialize(to: ThreadHead(state: Unmanaged.passUnretained(self)))  // seams:skip(doubled) Initialized twice, it is the same.
    }

    // seams:skip It holds nothing to release, and memory that is not freed changes no answer.
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

    /// The stack that the containers of this thread know.
    var stack: UnsafeMutablePointer<ThreadStack> {
        let stack = knownStack ?? ThreadStack.make(for: head)
        knownStack = stack  // seams:skip(doubled) Kept twice, it is the same.
        return stack
    }

    /// The state of the calling thread.
    static var current: ThreadState { ThreadHead.current(key).pointee.state.takeUnretainedValue() }

    @usableFromInline
    static func start() -> UnsafeMutablePointer<ThreadHead> {
        let state = Unmanaged.passRetained(ThreadState()).takeUnretainedValue()
        pthread_setspecific(key, state.head)  // seams:skip(doubled) Set twice, it is the same.
        return state.head
    }

    private static func end(_ pointer: UnsafeMutableRawPointer) {
        let state = pointer.assumingMemoryBound(to: ThreadHead.self).pointee.state.takeRetainedValue()
        // Before anything is released, as a `deinit` may resolve.
        state.knownStack?.pointee.size.store(0, ordering: .relaxed)  // seams:skip(altered, doubled) One byte holds no variable.
        state.abandonEverything()  // seams:skip(doubled) The second call finds nothing.
    }

    /// Drops the instances of the graph scope, and everything else that is kept for one resolution pass.
    @usableFromInline
    func endPass() {
        // Released last: a `deinit` may resolve and start another pass.
        let ended = graph
        (graph, deepest) = (ThreadState.emptyGraph(), [])
        head.pointee.mustClear = false  // seams:skip A shortcut: to clear nothing changes nothing.
        withExtendedLifetime(ended) {}
    }

    /// Abandons all work in progress, so that no other thread waits for a thread that ends.
    func abandonEverything() {
        for work in undertaken { work.abandon() }  // seams:skip(doubled) The second call finds nobody at work.
        undertaken = []
        (graph, running, deepest) = (ThreadState.emptyGraph(), [], [])
        #if DEBUG
        (trace, traceDepth) = ([], 0)
        #endif
        head.pointee.depth = 0
    }
}
