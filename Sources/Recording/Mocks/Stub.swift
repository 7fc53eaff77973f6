import Synchronization

/// What a mock that is called from anywhere returns, set by the test; generated mocks keep it where a plain property would race.
public final class Stub<Value: Sendable>: Sendable {
    private let storage: Mutex<Value?>

    /// Makes a stub.
    ///
    /// - Parameter value: What it holds at first; nothing if left out.
    public init(_ value: Value? = nil) {
        storage = Mutex(value)
    }

    /// What the mock returns, or nil until the test has set it.
    public var value: Value? {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }
}
