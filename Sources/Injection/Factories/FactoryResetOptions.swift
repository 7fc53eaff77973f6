/// The parts that a reset affects.
public enum FactoryResetOptions: Sendable {
    /// Everything: registrations, contexts, scopes, decorators and cached instances.
    case all
    /// Nothing.
    case none
    /// The registration, after which the definition applies again.
    case registration
    /// The closures set for contexts.
    case context
    /// The cached instances.
    case scope
}

extension FactoryResetOptions {
    var includesRegistrations: Bool { self == .all || self == .registration }
}
