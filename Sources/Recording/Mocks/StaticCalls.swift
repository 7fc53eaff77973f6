import Foundation

/// The record of a mock's `static` members, which all tests share.
///
///     MockClock.statics.assertInvokes([.now])
///     MockClock.statics.tearDown()
///
/// Tests that use it must not run in parallel, and each of them must tear it down.
public final class StaticCalls<Call: MockEquatable>: RecordingMock {
    /// The storage of the calls.
    public let recorder = Recorder<Call>()

    private let lock = NSLock()
    private var stubs: [String: Any] = [:]

    /// Returns the record of one type.
    ///
    /// - Parameter type: The type of the mock.
    /// - Returns: The record, which is always the same object for the same type.
    public static func of(_ type: Any.Type) -> StaticCalls {
        StaticTable.shared.entry(for: ObjectIdentifier(type)) { StaticCalls() }
    }

    /// The stubbed return value of a static member, by the member's name.
    public subscript<Value>(stub name: String) -> Value? {
        get { lock.withLock { stubs[name] as? Value } }
        set { lock.withLock { stubs[name] = newValue } }
    }
}

/// A table with one object for each type; a lock guards the table, and the mock is responsible for the object.
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
