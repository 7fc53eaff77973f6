/// Stands in a recorded call for an argument that cannot be kept, such as a closure that must not escape.
///
/// It keeps the argument's label, by which overloads are told apart.
public struct Unrecorded: Equatable, Sendable, CustomStringConvertible {
    /// The only value.
    public init() {}

    /// The source that makes it.
    public var description: String { "Unrecorded()" }
}
