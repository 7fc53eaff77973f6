/// The declaration that a reference means.
enum Meaning: Sendable {
    /// A global variable or a static property, and the names behind it.
    case variable(VariableFacts, rest: [String])
    /// Functions or accessors of the surveyed code, by their places in ``CodeFacts/bodies``.
    case bodies([Int])
    /// A new object of a type of the surveyed code.
    case creation(String)
    /// A name of the system or of a library, beginning with a type or with a free function.
    case external([String])
    /// A name whose meaning needs types.
    case unknown
}
