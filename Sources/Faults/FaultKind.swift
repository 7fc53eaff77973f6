/// The kinds of mistakes, as `kata check --json` names them.
package enum FaultKind: String, Codable, CaseIterable, Sendable {
    /// A call is not made.
    case dropped
    /// A call goes to the real instance instead of the injected one.
    case rerouted
    /// A text is another one.
    case altered
    /// A call is made twice.
    case doubled
    /// An assignment is gone.
    case unset
    /// A condition is reversed, or a boundary moved.
    case flipped
    /// Two arguments of one type, or two calls that follow each other, have changed places.
    case swapped
}
