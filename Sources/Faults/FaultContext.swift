/// The facts about the module that a rule needs beyond the node that it looks at.
struct FaultContext: Sendable {
    /// The expressions for the real instance, which a fault may use instead of the injected one.
    var realInstances: [String]
    /// The names of the module's functions that only assign.
    var assigningFunctions: Set<String>
}
