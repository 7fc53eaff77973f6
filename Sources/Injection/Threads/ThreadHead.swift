public import Foundation

/// The part of a thread's state that is touched at every resolution.
@usableFromInline
struct ThreadHead {
    /// How many resolutions are running inside one another.
    @usableFromInline var depth = 0
    /// Whether something is kept for the current cycle.
    @usableFromInline var hasGraph = false
    /// The rest, which owns this head.
    @usableFromInline let state: Unmanaged<ThreadState>

    /// Returns the head of the calling thread's state.
    @inlinable @inline(__always)
    static func current(_ key: pthread_key_t) -> UnsafeMutablePointer<ThreadHead> {
        pthread_getspecific(key)?.assumingMemoryBound(to: ThreadHead.self) ?? ThreadState.start()
    }
}

extension UnsafeMutablePointer<ThreadHead> {
    /// Begins one resolution.
    @inlinable @inline(__always)
    func enter() {
        pointee.depth &+= 1
    }

    /// Ends one resolution; the instances of the graph scope are forgotten when the outermost ends.
    @inlinable @inline(__always)
    func leave() {
        pointee.depth &-= 1
        if pointee.depth == 0 && pointee.hasGraph { pointee.state.takeUnretainedValue().endCycle() }
    }
}
