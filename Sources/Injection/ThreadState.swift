public import Foundation

/// What one thread is in the middle of resolving.
///
/// A resolution never suspends, so a cycle of resolutions runs on one thread from start to end, and what belongs to the cycle belongs
/// to the thread. Only the owning thread touches it; `waitingFor` alone is read by others, under the lock that ``Work`` has for it.
@usableFromInline
final class ThreadState: @unchecked Sendable {
    /// How many resolutions are running inside one another.
    @usableFromInline var depth = 0
    /// The instances of the graph scope in the current cycle.
    var graph: [GraphKey: AnyObject] = [:]
    /// What this thread is building, the innermost last.
    var undertaken: [Work] = []
    /// The closures that are running, the innermost last, while cycles are detected.
    var running: [RunningFactory] = []
    /// The lines of the current cycle, while it is traced.
    var trace: [TraceLine] = []
    var traceDepth = 0
    /// What this thread waits for.
    var waitingFor: Work?

    private init() {}

    @usableFromInline static let key: pthread_key_t = {
        var key = pthread_key_t()
        #if canImport(Darwin)
            pthread_key_create(&key) { ThreadState.end($0) }
        #else
            pthread_key_create(&key) { ThreadState.end($0!) }
        #endif
        return key
    }()

    /// The state of the calling thread.
    @inlinable
    static var current: ThreadState {
        guard let pointer = pthread_getspecific(key) else { return start() }
        return Unmanaged<ThreadState>.fromOpaque(pointer).takeUnretainedValue()
    }

    @usableFromInline
    static func start() -> ThreadState {
        let state = ThreadState()
        pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
        return state
    }

    private static func end(_ pointer: UnsafeMutableRawPointer) {
        let state = Unmanaged<ThreadState>.fromOpaque(pointer).takeRetainedValue()
        state.abandonEverything()
    }

    /// Runs one resolution; the instances of the graph scope are forgotten when the outermost ends.
    @inlinable
    func cycle<Result>(_ body: () -> Result) -> Result {
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { endCycle() }
        }
        return body()
    }

    @usableFromInline
    func endCycle() {
        if !graph.isEmpty { graph = [:] }
    }

    /// Lets go of all that was begun, so that no other thread waits for a thread that ends in the middle of it.
    func abandonEverything() {
        for work in undertaken { work.abandon() }
        undertaken = []
        (graph, running, trace) = ([:], [], [])
        (depth, traceDepth) = (0, 0)
    }
}

/// Tells the instances of the graph scope apart: by factory and container, and by parameter where that counts.
struct GraphKey: Hashable {
    var cell: ObjectIdentifier
    var parameter: AnyHashable?
}
