/// The modifiers that ``Factory`` and ``ParameterFactory`` share.
///
/// A modifier in a definition runs at every access, so it overrides changes from outside; ``once()`` prevents that.
public nonisolated protocol FactoryModifying {
    /// The parameter of the factory; `Void` for ``Factory``.
    associatedtype P
    /// The type of the instances.
    associatedtype T
    /// The connection between the factory and its container.
    var registration: FactoryRegistration<P, T> { get set }
}

extension FactoryModifying {
    /// Sets a closure that receives every resolved instance; it replaces the container's decorator for this factory.
    ///
    /// - Parameter decorator: The closure, called at every resolution with the instance.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func decorator(_ decorator: @escaping @Sendable (_ instance: T) -> Void) -> Self {
        self.decorator { instance, _ in decorator(instance) }
    }

    /// Sets a closure that receives every resolved instance and whether it is new.
    ///
    /// - Parameter decorator: The closure, called at every resolution with the instance and whether it is new.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func decorator(_ decorator: @escaping @Sendable (_ instance: T, _ instantiated: Bool) -> Void) -> Self {
        let closure = Closure<(T, Bool), Void>(.of { decorator($0.0, $0.1) })
        registration.binding.setDecorator(closure)  // seams:skip(doubled) Set twice, it is the same.
        return self
    }

    /// Limits a definition's modifiers to the first access, so that later changes from outside persist.
    ///
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func once() -> Self {
        var copy = self
        copy.registration.binding.freeze()  // seams:skip(doubled) Set twice, it is the same.
        copy.registration = FactoryRegistration(registration.container, registration.head, true)
        return copy
    }

    /// Resets the registration, the contexts or the cached instances of this factory.
    ///
    /// - Parameter options: The parts to reset; `.registration` and `.context` keep cached instances.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func reset(_ options: FactoryResetOptions = .all) -> Self {
        registration.binding.reset(options)  // seams:skip(doubled) A second reset finds nothing to do.
        return self
    }

    /// Resets the registration, the contexts or the cached instances of this factory, like ``reset(_:)``.
    ///
    /// - Parameter options: The parts to reset.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func reset(options: FactoryResetOptions) -> Self {
        reset(options)
    }
}
