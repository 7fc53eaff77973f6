/// A container whose dependencies can also be registered and found by their type alone.
///
///     extension Container: Resolving {}
///     Container.shared.register { AnalyticsSpy() as Analytics }
///     let analytics: Analytics? = Container.shared.resolve()
public nonisolated protocol Resolving: ManagedContainer {
    /// Registers how to make a type.
    ///
    /// - Parameters:
    ///   - type: The type by which it will be asked for.
    ///   - factory: Makes the instance.
    /// - Returns: The factory, for modifiers.
    @discardableResult
    func register<T>(_ type: T.Type, factory: @escaping @Sendable () -> T) -> Factory<T>

    /// Returns the factory that was registered for a type.
    ///
    /// - Parameter type: The type by which it was registered.
    /// - Returns: The factory, nil if there is none.
    func factory<T>(_ type: T.Type) -> Factory<T>?

    /// Returns an instance of a type.
    ///
    /// - Parameter type: The type by which it was registered.
    /// - Returns: The instance, nil if nothing was registered.
    func resolve<T>(_ type: T.Type) -> T?
}

extension Resolving {
    /// Registers how to make a type.
    ///
    /// - Parameters:
    ///   - type: The type by which it will be asked for.
    ///   - factory: Makes the instance.
    /// - Returns: The factory, for modifiers.
    @discardableResult
    public func register<T>(_ type: T.Type = T.self, factory: @escaping @Sendable () -> T) -> Factory<T> {
        named(type, factory).register(factory: factory)
    }

    /// Returns the factory that was registered for a type.
    ///
    /// - Parameter type: The type by which it was registered.
    /// - Returns: The factory, nil if there is none.
    public func factory<T>(_ type: T.Type = T.self) -> Factory<T>? {
        autoRegisterIfDue()
        let nothing: () -> T = { fail("\(type) was not registered", because: "\(Self.self) was asked for it by type.") }
        guard let registered = named(type, nothing).registration.registered else { return nil }
        return named(type) { registered.call(()) }
    }

    /// Returns an instance of a type.
    ///
    /// - Parameter type: The type by which it was registered.
    /// - Returns: The instance, nil if nothing was registered.
    public func resolve<T>(_ type: T.Type = T.self) -> T? {
        factory(type)?.resolve()
    }

    /// All types share one name, and the container's type is the place of declaration: singletons are its own.
    private func named<T>(_ type: T.Type, _ definition: @escaping () -> T) -> Factory<T> {
        Factory(self, manager.head, Name("*"), Place(type: Self.self), definition)
    }
}
