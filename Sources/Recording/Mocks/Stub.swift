import Synchronization

/// A return value that a test sets for a mock; generated mocks use it where a plain property would be a data race.
public final class Stub<Value: Sendable>: Sendable {
    private let storage: Mutex<Value?>

    /// Creates a stub.
    ///
    /// - Parameter value: The initial value; nil by default.
    public init(_ value: Value? = nil) {
        storage = Mutex(value)
    }

    /// The value that the mock returns, or nil until the test sets it.
    public var value: Value? {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }
}
