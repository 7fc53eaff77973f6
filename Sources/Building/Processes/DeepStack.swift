internal import Foundation
internal import Synchronization

/// Threads with deep stacks for the work of a check: the parser and everything that walks over its trees call themselves once for each level.
///
/// The threads of Swift's own pool have stacks of a few MiB, which a long chain of `else if` exceeds.
package final class DeepStack: TaskExecutor {
    /// The executor of this process; its threads start when they are first needed.
    package static let shared = DeepStack(threads: min(8, max(2, ProcessInfo.processInfo.activeProcessorCount)))

    /// The bytes of each stack, and those to try where so much cannot be reserved.
    ///
    /// Stacks take memory only as far as they are used.
    private static let sizes = [512 << 20, 64 << 20, 8 << 20]

    private struct State {
        var jobs: [UnownedJob] = []
        var threads = 0
        var idle = 0
    }

    private let state = Mutex(State())
    private let work = DispatchSemaphore(value: 0)
    private let mostThreads: Int

    private init(threads: Int) {
        mostThreads = threads
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let needsThread = state.withLock { state in
            state.jobs.append(job)
            guard state.jobs.count > state.idle, state.threads < mostThreads else { return false }
            state.threads += 1
            return true
        }
        work.signal()
        if needsThread { startThread() }
    }

    private func startThread() {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
        for size in Self.sizes {
            pthread_attr_setstacksize(&attributes, size)
            #if canImport(Darwin)
            var thread: pthread_t?
            #else
            var thread = pthread_t()
            #endif
            if pthread_create(&thread, &attributes, { _ in DeepStack.shared.serve() }, nil) == 0 { return }
        }
        // The other threads do its work. Swift's own pool ends the process, too, if it cannot start the first.
        let remaining = state.withLock { state in
            state.threads -= 1
            return state.threads
        }
        precondition(remaining > 0, "No thread can be started.")
    }

    private func serve() -> Never {
        while true {
            state.withLock { $0.idle += 1 }
            work.wait()
            let job = state.withLock { state in
                state.idle -= 1
                return state.jobs.removeFirst()
            }
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
