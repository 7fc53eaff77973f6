import Foundation

/// Something that one thread does while every other thread that needs its result waits: building an instance, auto-registering.
///
/// Two threads that would wait for each other do not: the one that closes the circle is told so and goes on without the result.
@usableFromInline
class Work: @unchecked Sendable {
    // Everything mutable in here and in the subclasses is guarded by `lock`, which is in memory that they keep.
    private final let guardian: UnsafeMutablePointer<Lock>
    /// The thread that is doing the work, nil while nobody is.
    @exclusivity(unchecked) final var worker: ThreadState?
    @exclusivity(unchecked) final var hasWaiters = false

    init(_ lock: UnsafeMutablePointer<Lock>) { guardian = lock }

    final var lock: Lock {
        @inline(__always) _read { yield guardian.pointee }
    }

    /// Guards every thread's `waitingFor`, and wakes all who wait.
    private static let waiting = NSCondition()

    /// Waits until nobody is doing the work.
    ///
    /// - Returns: False, at once, if the thread that does it is itself waiting for the calling thread.
    final func wait(as waiter: ThreadState) -> Bool {
        Work.waiting.lock()
        defer { Work.waiting.unlock() }
        guard var ahead = workerToWaitFor() else { return true }
        while true {
            if ahead === waiter { return false }
            guard let next = ahead.waitingFor?.workerToWaitFor() else { break }
            ahead = next
        }
        waiter.waitingFor = self
        defer { waiter.waitingFor = nil }
        while workerToWaitFor() != nil { Work.waiting.wait() }
        return true
    }

    private final func workerToWaitFor() -> ThreadState? {
        lock.withLock {
            if worker != nil { hasWaiters = true }
            return worker
        }
    }

    /// Ends the work and tells whether somebody must be woken, with ``wakeWaiters()`` after the lock is free again.
    final func endWork() -> Bool {
        worker = nil
        defer { hasWaiters = false }
        return hasWaiters
    }

    final func wakeWaiters() {
        Work.waiting.lock()
        Work.waiting.broadcast()
        Work.waiting.unlock()
    }

    /// Ends the work without a result, for a thread that will never come back to it.
    final func abandon() {
        if lock.withLock({ endWork() }) { wakeWaiters() }
    }
}
