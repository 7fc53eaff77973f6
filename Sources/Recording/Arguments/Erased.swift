/// The type and text of a generic argument, recorded instead of the value by a mock that is called from any thread.
///
///     store.assertInvokes([.save(Erased(user))])
///
/// Two erased arguments are equal if their values have the same type and the same source code. Objects are compared by identity. Functions,
/// and values that contain an object or a function, are never equal.
public struct Erased: Equatable, Sendable, CustomStringConvertible {
    private let type: String
    private let source: String
    private let identity: ObjectIdentifier?
    private let isComparable: Bool

    /// Records a value.
    ///
    /// - Parameter value: The argument, of any type; it is not kept.
    public init(_ value: some Any) {
        var text = SourceText()
        let dynamicType = Swift.type(of: value as Any)
        type = String(reflecting: dynamicType)
        source = text.expression(value)
        // seams:skip Without the condition, the answer depends on the addresses of boxes that are gone.
        identity = dynamicType is AnyClass ? ObjectIdentifier(value as AnyObject) : nil
        isComparable = identity != nil || !source.contains("<#")
    }

    /// Returns whether the values were equal, as far as their type and text can tell.
    ///
    /// - Parameters:
    ///   - lhs: One argument.
    ///   - rhs: Another argument.
    /// - Returns: Whether type, source and identity agree.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.isComparable && (lhs.type, lhs.source, lhs.identity) == (rhs.type, rhs.source, rhs.identity)
    }

    /// The source code of the erased argument.
    public var description: String { "Erased(\(source))" }
}
