public import Foundation

/// The part of a thread's state that every resolution uses.
@usableFromInline
struct ThreadHead {
    /// The number of nested resolutions.
    @usableFromInline var depth = 0
    /// Whether the state keeps something for the current resolution pass only.
    @usableFromInline var mustClear = false  // seams:skip A shortcut: to clear nothing changes nothing.
    /// The state that owns this head.
    @usableFromInline let state: Unmanaged<ThreadState>

    /// Returns the head of the calling thread's state.
    @export(implementation) @inline(__always)
    static func current(_ key: pthread_key_t) -> UnsafeMutablePointer<ThreadHead> {
        pthread_getspecific(key)?.assumingMemoryBound(to: ThreadHead.self) ?? ThreadState.start()
    }

    /// The number of nested resolutions that need no look at the stack, more than a graph of objects has.
    @export(implementation) @inline(__always)
    static var shallow: Int { 32 }  // seams:skip It only decides when the records begin.
}

extension UnsafeMutablePointer<ThreadHead> {
    /// Starts a resolution.
    @export(implementation) @inline(__always)
    func enter<P, T>(_ registration: FactoryRegistration<P, T>) {
        pointee.depth &+= 1
        // seams:skip(doubled) The second record takes the place of the first one.
        if pointee.depth > ThreadHead.shallow { goDeeper(registration.container, registration.head, T.self) }
    }

    /// Ends a resolution; the outermost one ends the resolution pass.
    @export(implementation) @inline(__always)
    func leave() {
        pointee.depth &-= 1
        if pointee.depth == 0
            && pointee.mustClear  // seams:skip A shortcut: to clear nothing changes nothing.
        {
            pointee.state.takeUnretainedValue().endPass()
        }
    }
}
