public import Foundation

/// The part of a thread's state that every resolution uses.
@usableFromInline
struct ThreadHead {
    /// The number of nested resolutions.
    @usableFromInline var depth = 0
    /// Whether the graph scope keeps instances for the current resolution pass.
    @usableFromInline var hasGraph = false
    /// The state that owns this head.
    @usableFromInline let state: Unmanaged<ThreadState>

    /// Returns the head of the calling thread's state.
    @inlinable @inline(__always)
    static func current(_ key: pthread_key_t) -> UnsafeMutablePointer<ThreadHead> {
        pthread_getspecific(key)?.assumingMemoryBound(to: ThreadHead.self) ?? ThreadState.start()
    }
}

extension UnsafeMutablePointer<ThreadHead> {
    /// Starts a resolution.
    @inlinable @inline(__always)
    func enter() {
        pointee.depth &+= 1
    }

    /// Ends a resolution, and drops the instances of the graph scope after the outermost one.
    @inlinable @inline(__always)
    func leave() {
        pointee.depth &-= 1
        if pointee.depth == 0 && pointee.hasGraph { pointee.state.takeUnretainedValue().endPass() }
    }
}
