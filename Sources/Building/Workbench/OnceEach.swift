internal import Synchronization

/// Values that are each made when they are first asked for, and only once.
final class OnceEach<Value: Sendable>: Sendable {
    private let all = Mutex<[String: Once<Value>]>([:])

    /// Returns the value with a name, to be made in this way if nobody has asked for it yet.
    func once(_ name: String, _ make: @escaping @Sendable () async throws -> Value) -> Once<Value> {
        all.withLock { all in
            let once = all[name] ?? Once(make)
            all[name] = once
            return once
        }
    }
}
