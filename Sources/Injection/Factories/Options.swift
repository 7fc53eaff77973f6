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
    private(set) var extras: Extras?

    /// The options that few factories have; every change replaces the object.
    final class Extras {
        fileprivate(set) var contexts = ContextOverrides()
        /// A ``Closure`` that receives the instance and whether it is new.
        fileprivate(set) var decorator: AnyObject?
        fileprivate(set) var timeToLive: Duration?
        /// A ``Closure`` from the factory's parameter to the key of its instance.
        fileprivate(set) var parameterKey: AnyObject?

        fileprivate init(copying other: Extras?) {
            guard let other else { return }
            (contexts, decorator, timeToLive, parameterKey) = (other.contexts, other.decorator, other.timeToLive, other.parameterKey)
        }
    }

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
        case .contexts, .decorator, .timeToLive, .parameterKey, .reset(.context):
            let copy = Extras(copying: extras)
            copy.apply(change)  // seams:skip(doubled) Applied twice, it is the same.
            extras = copy
        case .once: once = true
        case .reset(.all):
            self = Options()
            return .all
        case .reset(.registration): registration = nil
        case .reset(.scope): return .all
        case .reset(.none): break
        }
        return .nothing
    }

    /// The summary for the common cases: the plan in the lowest eight bits and the scope's id above them.
    var summary: UInt32 { (scope?.id ?? 0) << 8 | UInt32(plan) }  // seams:skip(altered) 1 is the scope that keeps nothing, as none does.

    private var plan: UInt8 {
        guard let extras else { return plainPlan }
        // The choice of a closure affects new instances only.
        let isAlwaysKept = scope?.kind == Scope.Kind.cached || scope?.kind == Scope.Kind.singleton
        let isMoreThanKept = extras.decorator != nil || extras.timeToLive != nil || extras.parameterKey != nil
        return isMoreThanKept || !isAlwaysKept && !extras.contexts.isEmpty ? Plan.lookCloser : plainPlan
    }

    private var plainPlan: UInt8 {
        switch scope?.kind ?? Scope.Kind.unique {
        case Scope.Kind.unique: registration == nil ? Plan.callDefinition : Plan.callRegistered
        case Scope.Kind.cached: Plan.readCached
        case Scope.Kind.singleton where scope?.id == Scope.Kind.singleton: Plan.readSingleton
        default: Plan.lookCloser
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

extension Options.Extras {
    fileprivate func apply(_ change: Options.Change) {
        switch change {
        case .contexts(let contexts, let factory):
            // seams:skip(always, doubled) Set twice, it replaces itself, and nobody asks for one that is not available.
            for context in contexts where context.isAvailable { self.contexts.set(factory, for: context) }
        case .decorator(let decorator): self.decorator = decorator
        case .timeToLive(let limit): timeToLive = limit
        case .parameterKey(let key): parameterKey = key
        case .reset: contexts = ContextOverrides()
        case .scope, .once: break
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
