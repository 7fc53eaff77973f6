import Foundation
internal import Synchronization

/// The thread on which the main program runs, outside of any task.
enum MainThread {
    /// Waits for the result of work that may need the main actor, which is served meanwhile.
    static func value<Value: Sendable>(of work: @escaping @Sendable () async -> Value) -> Value {
        let result = Result<Value>()
        Task.detached {
            let value = await work()
            // On the main queue, so that the run loop wakes up for it.
            DispatchQueue.main.async { result.value.withLock { $0 = value } }
        }
        while true {
            if let value = result.value.withLock(\.self) { return value }
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
    }

    private final class Result<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }
}
