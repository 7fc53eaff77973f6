/// What ``Factory`` and ``ParameterFactory`` have in common: the modifiers.
///
/// In a definition a modifier runs at every access, so there it overrides what was set from outside; ``once()`` changes that.
public protocol FactoryModifying {
    /// What the factory needs to make an instance.
    associatedtype P
    /// What the factory makes.
    associatedtype T
    /// What ties the factory to its container.
    var registration: FactoryRegistration<P, T> { get set }
}

extension FactoryModifying {
    /// Sets how long an instance lives.
    ///
    /// - Parameter scope: One of the library's scopes, or one of your own.
    /// - Returns: The factory, for more modifiers.
    @inlinable @discardableResult
    public func scope(_ scope: Scope) -> Self {
        var copy = self
        copy.registration.setScope(scope)
        return copy
    }

    /// One instance per container, until it is reset.
    @inlinable
    public var cached: Self { scope(.cached) }

    /// One instance per cycle of resolutions.
    @inlinable
    public var graph: Self { scope(.graph) }

    /// One instance per container for as long as somebody else holds it.
    @inlinable
    public var shared: Self { scope(.shared) }

    /// One instance per process.
    @inlinable
    public var singleton: Self { scope(.singleton) }

    /// A new instance every time, whatever the container's default is.
    @inlinable
    public var unique: Self { scope(.unique) }

    /// Undoes what was set for this factory.
    ///
    /// - Parameter options: What to undo.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func reset(_ options: FactoryResetOptions = .all) -> Self {
        var copy = self
        copy.registration.reset(options)
        return copy
    }

    /// Undoes what was set for this factory.
    ///
    /// - Parameter options: What to undo.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func reset(options: FactoryResetOptions) -> Self {
        reset(options)
    }
}
