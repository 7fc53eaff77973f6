import Synchronization
import Testing

/// A way back into the Swift Testing test that a mock was made in, for threads and detached tasks that do not know it.
///
/// What a test records belongs to it through task-local values. So a task is started in the test, which inherits them, and waits;
/// what others hand to it runs there at once, on their own thread, as the test's.
final class TestHome: Sendable {
    private let visitors: AsyncStream<@Sendable () -> Void>.Continuation
    private let door = Mutex(())

    /// The test that is running here, or nil outside Swift Testing.
    static var current: TestHome? { Test.current == nil ? nil : TestHome() }

    private init() {
        let (stream, visitors) = AsyncStream<@Sendable () -> Void>.makeStream()
        self.visitors = visitors
        Task(executorPreference: OnCallingThread()) {
            for await visit in stream { visit() }
        }
    }

    deinit { visitors.finish() }

    /// Runs `body` in the test's context, on this thread, and returns when it has ended.
    func run(_ body: @escaping @Sendable () -> Void) {
        _ = door.withLock { _ in visitors.yield(body) }
    }
}

/// Runs each job where it was enqueued, so that resuming a task is as good as calling it.
private final class OnCallingThread: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
    }
}
