/// The options of one factory in one container.
///
/// The options do not know the factory's types, so the code that handles them is compiled once and needs no metadata.
@usableFromInline
struct Options {
    /// The registered ``Closure``.
    @usableFromInline var registration: AnyObject?
    var scope: Scope?
    var once = false
    /// The options that few factories have, stored separately so that other factories need not copy them.
    private var extras: Box?

    /// The options that few factories have.
    private struct Extras {
        var contexts = ContextOverrides()
        var decorator: AnyObject?
        var timeToLive: Duration?
        var parameterKey: AnyObject?
    }

    private final class Box {
        let extras: Extras
        init(_ extras: Extras) { self.extras = extras }
    }

    private var rare: Extras {
        get { extras?.extras ?? Extras() }
        set { extras = Box(newValue) }
    }

    var contexts: ContextOverrides {
        get { rare.contexts }
        set { rare.contexts = newValue }
    }

    /// A ``Closure`` that receives the instance and whether it is new.
    var decorator: AnyObject? {
        get { rare.decorator }
        set { rare.decorator = newValue }
    }

    var timeToLive: Duration? {
        get { rare.timeToLive }
        set { rare.timeToLive = newValue }
    }

    /// A ``Closure`` from the factory's parameter to the key of its instance.
    var parameterKey: AnyObject? {
        get { rare.parameterKey }
        set { rare.parameterKey = newValue }
    }

    /// Whether a resolution must read the extras.
    var hasExtras: Bool { extras != nil }

    /// A change of the options, apart from a registration.
    enum Change {
        case scope(Scope)
        case contexts([FactoryContextType], AnyObject)
        case decorator(AnyObject)
        case timeToLive(Duration)
        case parameterKey(AnyObject)
        case once
        case reset(FactoryResetOptions)
    }

    /// Changes the options.
    ///
    /// - Returns: The instances to drop.
    mutating func apply(_ change: Change) -> Dropping {
        switch change {
        case .scope(let scope):
            if self.scope?.id == scope.id { return .nothing }
            self.scope = scope
            return .cached
        case .contexts(let contexts, let factory):
            for context in contexts where context.isAvailable { self.contexts.set(factory, for: context) }
        case .decorator(let decorator): self.decorator = decorator
        case .timeToLive(let limit): timeToLive = limit
        case .parameterKey(let key): parameterKey = key
        case .once: once = true
        case .reset(.all):
            self = Options()
            return .all
        case .reset(.registration): registration = nil
        case .reset(.context): contexts = ContextOverrides()
        case .reset(.scope): return .all
        case .reset(.none): break
        }
        return .nothing
    }

    /// The summary for the common cases: the plan in the lowest eight bits and the scope's id above them.
    var summary: UInt32 { (scope?.id ?? 0) << 8 | UInt32(plan.rawValue) }

    private var plan: Plan {
        guard let extras = extras?.extras else { return plainPlan }
        // The choice of a closure affects new instances only.
        let isAlwaysKept = scope?.kind == .cached || scope?.kind == .singleton
        let isMoreThanKept = extras.decorator != nil || extras.timeToLive != nil || extras.parameterKey != nil
        return isMoreThanKept || !isAlwaysKept && !extras.contexts.isEmpty ? .lookCloser : plainPlan
    }

    private var plainPlan: Plan {
        switch scope?.kind {
        case nil, .unique: registration == nil ? .callDefinition : .callRegistered
        case .cached: .readCached
        case .singleton: scope?.id == Scope.Kind.singleton.id ? .readSingleton : .lookCloser
        case .shared, .graph: .lookCloser
        }
    }
}

extension Options.Change {
    /// Whether the registration may change, and the singleton with it.
    var changesRegistration: Bool {
        if case .reset(let options) = self { options.includesRegistrations } else { false }
    }

    /// Whether the change is one from outside, which frozen options allow.
    var isFromOutside: Bool {
        switch self {
        case .once, .reset: true
        default: false
        }
    }
}

/// The instances of a factory that a change drops.
enum Dropping {
    case nothing
    /// The instances that the container keeps.
    case cached
    /// The container's instances and the singleton.
    case all
}
