/// The kinds of mistakes, as `kata check --json` names them.
package enum FaultKind: String, Codable, CaseIterable, Sendable {
    /// A call is not made.
    case dropped
    /// A call goes to the real instance instead of the injected one.
    case rerouted
    /// A text or another value is another one.
    case altered
    /// A call is made twice.
    case doubled
    /// An assignment is gone.
    case unset
    /// A boundary is moved, or a success is treated as a failure, or a failure as a success.
    case flipped
    /// A condition is taken for true.
    case always
    /// A condition is taken for false.
    case never
    /// Another error is thrown.
    case misthrown
    /// A value that must be made late is made with its object.
    case eager
    /// A value that must be made anew each time is made once and kept.
    case kept
    /// Two arguments of one type, or two calls that follow each other, have changed places.
    case swapped
    /// A call is made to a collaborator that the code leaves alone.
    case extra
    /// A function returns a plain value instead of the one that it found.
    case answered
}
