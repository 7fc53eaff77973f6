/// A placeholder in a recorded call for an argument that cannot be kept, such as a non-escaping closure.
///
/// It keeps the argument's label, which distinguishes overloads.
public struct Unrecorded: Equatable, Sendable, CustomStringConvertible {
    /// Creates the placeholder.
    public init() {}

    /// The source code of the placeholder.
    public var description: String { "Unrecorded()" }
}
