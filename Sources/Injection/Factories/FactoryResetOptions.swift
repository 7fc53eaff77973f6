/// What a reset undoes.
public enum FactoryResetOptions: Sendable {
    /// Everything: registrations, contexts, scopes, decorators and cached instances.
    case all
    /// Nothing.
    case none
    /// What was registered; the definition applies again.
    case registration
    /// What was set for contexts.
    case context
    /// The cached instances.
    case scope
}

extension FactoryResetOptions {
    var includesRegistrations: Bool { self == .all || self == .registration }
}
