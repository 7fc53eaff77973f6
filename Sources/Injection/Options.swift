/// What was set for one factory in one container.
///
/// The slot knows the types of its factory, the options do not: so what works on them is compiled once, and needs no metadata.
struct Options {
    /// A ``Closure`` from the factory's parameter to its instance.
    var registration: AnyObject?
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

    /// What the common cases must know: see ``CellHead/plan``.
    var summary: UInt64 {
        typealias Summary = CellHead.Summary
        var summary = UInt64(scope?.id ?? 0) << 32
        if registration != nil { summary |= Summary.isRegistered }
        if let extras = extras?.extras {
            if !extras.contexts.isEmpty { summary |= Summary.hasContexts }
            if extras.decorator != nil { summary |= Summary.isDecorated }
            if extras.timeToLive != nil { summary |= Summary.hasTimeToLive }
            if extras.parameterKey != nil { summary |= Summary.dependsOnParameters }
        }
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
