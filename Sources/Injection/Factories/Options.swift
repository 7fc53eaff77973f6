/// What was set for one factory in one container.
///
/// The slot knows the types of its factory, the options do not: so what works on them is compiled once, and needs no metadata.
@usableFromInline
struct Options {
    /// The ``Registered`` closure.
    @usableFromInline var registration: AnyObject?
    var scope: Scope?
    var once = false
    /// What few factories have, so that the others need not copy it.
    private var extras: Box?

    /// What few factories have.
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

    /// A ``Closure`` from the factory's instance and whether it is new.
    var decorator: AnyObject? {
        get { rare.decorator }
        set { rare.decorator = newValue }
    }

    var timeToLive: Duration? {
        get { rare.timeToLive }
        set { rare.timeToLive = newValue }
    }

    /// A ``Closure`` from the factory's parameter to what tells it from others.
    var parameterKey: AnyObject? {
        get { rare.parameterKey }
        set { rare.parameterKey = newValue }
    }

    /// Whether an instance is more than built or read.
    var hasExtras: Bool { extras != nil }

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

    /// What the common cases must know: the scope's id above, and what to do in the lowest eight bits.
    var summary: UInt32 { (scope?.id ?? 0) << 8 | UInt32(plan.rawValue) }

    private var plan: Plan {
        guard let extras = extras?.extras else { return plainPlan }
        // Which closure counts concerns new instances only.
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

/// Which instances of a factory a change drops.
enum Dropping {
    case nothing
    /// Those that the container keeps.
    case cached
    /// The singleton as well.
    case all
}
