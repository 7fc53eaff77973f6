import Foundation
public import Synchronization

/// A lock for a few instructions at a time: it costs one atomic exchange, half of what a mutex costs.
///
/// No code of the user's ever runs while one is held, so a thread that finds it taken spins, and then sleeps for a moment.
@usableFromInline
struct Lock: ~Copyable, Sendable {
    @usableFromInline let isHeld = Atomic<Bool>(false)

    @usableFromInline init() {}

    @inlinable @inline(__always)
    func lock() {
        if isHeld.exchange(true, ordering: .acquiring) { lockWhenFree() }
    }

    /// Not inlined: the optimizer would take it for a mere store, and move the retaining of an object that was read under the lock to after
    /// it, when another thread may already have let the object go.
    @usableFromInline @inline(never) @_effects(readwrite)
    func unlock() {
        isHeld.store(false, ordering: .releasing)
    }

    @inlinable @inline(__always)
    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }

    /// Sleeping, not yielding, lets a holder of lower priority run.
    @usableFromInline
    func lockWhenFree() {
        var attempts = 0
        repeat {
            while isHeld.load(ordering: .relaxed) {
                attempts += 1
                if attempts > 100 { usleep(20) }
            }
        } while isHeld.exchange(true, ordering: .acquiring)
    }
}
