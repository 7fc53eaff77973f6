/// An argument of a generic type in the record of a mock that is called from anywhere: its type and its text, not the value.
///
///     store.assertInvokes([.save(Erased(user))])
///
/// Two are equal if their values have the same type and the same source; objects by identity, functions never, and neither
/// what holds an object or a function inside.
public struct Erased: Equatable, Sendable, CustomStringConvertible {
    private let type: String
    private let source: String
    private let identity: ObjectIdentifier?
    private let isComparable: Bool

    /// Remembers a value.
    ///
    /// - Parameter value: The argument, of whatever type; it is not kept.
    public init(_ value: some Any) {
        var text = SourceText()
        let dynamicType = Swift.type(of: value as Any)
        type = String(reflecting: dynamicType)
        source = text.expression(value)
        identity = dynamicType is AnyClass ? ObjectIdentifier(value as AnyObject) : nil
        isComparable = identity != nil || !source.contains("<#")
    }

    /// Says whether the values were the same, as far as that can be known without them.
    ///
    /// - Parameters:
    ///   - lhs: One argument.
    ///   - rhs: Another.
    /// - Returns: Whether type, source and identity agree.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.isComparable && rhs.isComparable && (lhs.type, lhs.source, lhs.identity) == (rhs.type, rhs.source, rhs.identity)
    }

    /// The source that makes it.
    public var description: String { "Erased(\(source))" }
}
