import Foundation

/// A task of one thread whose result other threads wait for: building an instance, or auto-registration.
///
/// Two threads never deadlock: a thread whose wait would complete a circle continues without the result.
@usableFromInline
class Work: @unchecked Sendable {
    // `lock` guards all mutable state of this class and its subclasses, which own the memory of the lock.
    private final let guardian: UnsafeMutablePointer<Lock>
    /// The thread that is doing the work, if there is one.
    @exclusivity(unchecked) final var worker: ThreadState?
    @exclusivity(unchecked) final var hasWaiters = false  // seams:skip To wake nobody changes nothing.

    init(_ lock: UnsafeMutablePointer<Lock>) { guardian = lock }

    final var lock: Lock {
        @inline(__always) _read { yield guardian.pointee }
    }

    /// The condition that guards every thread's `waitingFor` and wakes waiting threads.
    private static let waiting = NSCondition()

    /// Waits until no thread is doing the work.
    ///
    /// - Returns: False, immediately, if the working thread is itself waiting for the calling thread.
    final func wait(as waiter: ThreadState) -> Bool {
        Work.waiting.withLock {
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
    }

    private final func workerToWaitFor() -> ThreadState? {
        lock.withLock {
            if worker != nil { hasWaiters = true }  // seams:skip(always) To wake nobody changes nothing.
            return worker
        }
    }

    /// Ends the work and returns whether the caller must call ``wakeWaiters()`` after releasing the lock.
    final func endWork() -> Bool {
        worker = nil
        defer { hasWaiters = false }  // seams:skip To wake nobody changes nothing.
        return hasWaiters  // seams:skip A shortcut: to wake nobody changes nothing.
    }

    final func wakeWaiters() {
        Work.waiting.withLock { Work.waiting.broadcast() }  // seams:skip(doubled) The second call wakes nobody.
    }

    /// Ends the work without a result, for a thread that will not finish it.
    final func abandon() {
        if lock.withLock({ endWork() }) { wakeWaiters() }  // seams:skip(always, doubled) To wake nobody changes nothing.
    }
}
