/// The kinds of mistakes that are planted.
package enum FaultKind: String, Codable, CaseIterable, Sendable {
    /// A call is not made.
    case dropped
    /// The call goes to the real instance instead of the injected one.
    case rerouted
    /// Another event: a text is not what it was.
    case altered
    /// A call is made twice.
    case doubled
    /// An assignment is gone.
    case unset
    /// A condition is reversed, or a boundary moved.
    case flipped
    /// Two arguments of one type, or two calls that follow each other, have changed places.
    case swapped

    /// What a test must do to notice it, as advice.
    package var advice: String {
        switch self {
        case .dropped: "Let your double write down what it is told, and expect exactly that."
        case .rerouted: "Expect on your double that the event arrived there."
        case .altered: "Expect the whole text of the event, letter by letter."
        case .doubled: "Check the exact list of events, not just that there is one."
        case .unset: "Expect the value afterwards, not just that nothing went wrong."
        case .flipped: "Test both sides of the condition, and the values right at its boundary."
        case .swapped: "Expect each in its place: different values for the arguments, and the exact list of calls in their order."
        }
    }
}
