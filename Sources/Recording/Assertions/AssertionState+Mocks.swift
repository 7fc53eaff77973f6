import Synchronization

extension AssertionState {
    /// The state of a mock that has no place of its own for it, which lives as long as the mock.
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

/// A mock's identity that does not keep it alive; an address alone would be handed on to the next object there.
///
/// Only ever compared, and only under the lock around the table, so the object itself is never used from another place.
private struct WeakReference: @unchecked Sendable {
    weak var object: AnyObject?
}
