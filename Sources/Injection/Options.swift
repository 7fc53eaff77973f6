/// What was set for one factory in one container.
struct Options<P, T> {
    var registration: ((P) -> T)?
    var contexts = ContextOverrides<P, T>()
    var scope: Scope?
    var decorator: ((T, Bool) -> Void)?
    var timeToLive: Duration?
    var parameterKey: ((P) -> AnyHashable)?
    var once = false

    /// Undoes what is named.
    ///
    /// - Returns: Which instances to drop.
    mutating func reset(_ options: FactoryResetOptions) -> Dropping {
        switch options {
        case .all: self = Options()
        case .registration: registration = nil
        case .context: contexts = ContextOverrides()
        case .scope, .none: break
        }
        return options == .all || options == .scope ? .all : .nothing
    }

    /// The scope's id in the upper half, what a cached instance cannot be handed out without in the lower.
    var summary: UInt64 {
        var summary = UInt64(scope?.id ?? 0) << 32
        if decorator != nil { summary |= 1 }
        if timeToLive != nil { summary |= 2 }
        if parameterKey != nil { summary |= 4 }
        return summary
    }
}

/// Which instances of a factory a change drops.
enum Dropping {
    case nothing
    /// Those that the container keeps.
    case cached
    /// The singleton as well.
    case all
}

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
