internal import Synchronization

/// A value that is made when it is first asked for, and only once.
final class Once<Value: Sendable>: Sendable {
    private let task = Mutex<Task<Value, any Error>?>(nil)
    private let make: @Sendable () async throws -> Value

    init(_ make: @escaping @Sendable () async throws -> Value) {
        self.make = make
    }

    /// Returns the value.
    ///
    /// - Throws: The errors of making it.
    func callAsFunction() async throws -> Value {
        let making = task.withLock { [make] task in
            let making = task ?? Task { try await make() }
            task = making
            return making
        }
        return try await making.value
    }
}
