import Synchronization
import Testing

/// The Swift Testing test in which a mock was created, for threads and detached tasks outside the test's task.
///
/// Issues belong to a test through task-local values. A task that is started in the test inherits these values and waits for closures.
/// Other threads send closures to that task, which runs them immediately, on the sender's thread and as part of the test.
final class TestHome: Sendable {
    private let visitors: AsyncStream<@Sendable () -> Void>.Continuation
    private let door = Mutex(())

    /// The current test, or nil outside Swift Testing.
    static var current: TestHome? { Test.current == nil ? nil : TestHome() }

    private init() {
        let (stream, visitors) = AsyncStream<@Sendable () -> Void>.makeStream()
        self.visitors = visitors
        Task(executorPreference: OnCallingThread()) {
            for await visit in stream { visit() }
        }
    }

    deinit { visitors.finish() }  // seams:skip A task that waits on only takes memory, and a second end changes nothing.

    /// Runs `body` in the test's context, on this thread, and returns after it has finished.
    func run(_ body: @escaping @Sendable () -> Void) {
        _ = door.withLock { _ in visitors.yield(body) }
    }
}

/// An executor that runs each job on the thread that enqueues it, so that resuming a task works like a call.
private final class OnCallingThread: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
    }
}
