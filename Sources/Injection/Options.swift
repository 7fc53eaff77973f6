/// What was set for one factory in one container.
///
/// The slot knows the types of its factory, the options do not: so what works on them is compiled once, and needs no metadata.
struct Options {
    /// A ``Closure`` from the factory's parameter to its instance.
    var registration: AnyObject?
    var contexts = ContextOverrides()
    var scope: Scope?
    /// A ``Closure`` from the factory's instance and whether it is new.
    var decorator: AnyObject?
    var timeToLive: Duration?
    /// A ``Closure`` from the factory's parameter to what tells it from others.
    var parameterKey: AnyObject?
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

/// A closure as an object.
@usableFromInline
final class Closure<Input, Output> {
    @usableFromInline let call: (Input) -> Output

    @inlinable
    init(_ call: @escaping (Input) -> Output) { self.call = call }
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
