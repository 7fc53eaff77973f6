/// What ``Factory`` and ``ParameterFactory`` have in common: the modifiers.
///
/// In a definition a modifier runs at every access, so there it overrides what was set from outside; ``once()`` changes that.
public nonisolated protocol FactoryModifying {
    /// What the factory needs to make an instance.
    associatedtype P
    /// What the factory makes.
    associatedtype T
    /// What ties the factory to its container.
    var registration: FactoryRegistration<P, T> { get set }
}

extension FactoryModifying {
    /// Sets what to do with every instance before it is handed out; replaces the container's own decorator for this factory.
    ///
    /// - Parameter decorator: Called at every resolution, with the instance.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func decorator(_ decorator: @escaping @Sendable (_ instance: T) -> Void) -> Self {
        self.decorator { instance, _ in decorator(instance) }
    }

    /// Sets what to do with every instance before it is handed out, and tells new ones from cached ones.
    ///
    /// - Parameter decorator: Called at every resolution, with the instance and whether it is new.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func decorator(_ decorator: @escaping @Sendable (_ instance: T, _ instantiated: Bool) -> Void) -> Self {
        let closure = Closure<(T, Bool), Void>(.of { decorator($0.0, $0.1) })
        registration.binding.setOption { $0.decorator = closure }
        return self
    }

    /// Ends a definition so that its modifiers apply only the first time, and what is changed from outside later stays.
    ///
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func once() -> Self {
        var copy = self
        copy.registration.binding.freeze()
        copy.registration.isPastOnce = true
        return copy
    }

    /// Undoes what was set for this factory.
    ///
    /// - Parameter options: What to undo; `.registration` and `.context` leave cached instances alone.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func reset(_ options: FactoryResetOptions = .all) -> Self {
        registration.binding.reset(options)
        return self
    }

    /// Undoes what was set for this factory; the same as ``reset(_:)``.
    ///
    /// - Parameter options: What to undo.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func reset(options: FactoryResetOptions) -> Self {
        reset(options)
    }
}
