import Foundation

/// The record of a mock's `static` members, which belong to the type and so are shared by all tests.
///
///     MockClock.statics.assertInvokes([.now])
///     MockClock.statics.tearDown()
///
/// Tests that use it must not run at once, and each tears it down.
public final class StaticCalls<Call: MockEquatable>: RecordingMock {
    /// Where the calls are kept.
    public let recorder = Recorder<Call>()

    private let lock = NSLock()
    private var stubs: [String: Any] = [:]

    /// The record of one type.
    ///
    /// - Parameter type: The mock.
    /// - Returns: The same object for the same type, always.
    public static func of(_ type: Any.Type) -> StaticCalls {
        StaticTable.shared.entry(for: ObjectIdentifier(type)) { StaticCalls() }
    }

    /// What a static member returns, by its name.
    public subscript<Value>(stub name: String) -> Value? {
        get { lock.withLock { stubs[name] as? Value } }
        set { lock.withLock { stubs[name] = newValue } }
    }
}

/// Keeps one object for each type, whose use it leaves to the type's mock; the table itself is guarded.
private final class StaticTable: @unchecked Sendable {
    static let shared = StaticTable()

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: AnyObject] = [:]

    func entry<Entry: AnyObject>(for key: ObjectIdentifier, make: () -> Entry) -> Entry {
        lock.withLock {
            if let entry = entries[key] as? Entry { return entry }
            let entry = make()
            entries[key] = entry
            return entry
        }
    }
}
