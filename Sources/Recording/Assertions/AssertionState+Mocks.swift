import Synchronization

extension AssertionState {
    /// Returns the state of a mock without storage for it; the state lives as long as the mock.
    static func of(_ mock: AnyObject) -> AssertionState {
        known.withLock { known in
            let key = ObjectIdentifier(mock)
            if let entry = known[key], entry.mock.object === mock { return entry.state }
            known = known.filter { $0.value.mock.object != nil }
            let state = AssertionState()
            known[key] = (WeakReference(object: mock), state)
            return state
        }
    }

    private static let known = Mutex<[ObjectIdentifier: (mock: WeakReference, state: AssertionState)]>([:])
}

/// A weak reference that identifies a mock; a bare address could later belong to another object.
///
/// The reference is only compared, under the lock of the table, so the object itself is never used from another thread.
private struct WeakReference: @unchecked Sendable {
    weak var object: AnyObject?
}
