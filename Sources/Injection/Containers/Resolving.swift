/// A container whose dependencies can also be registered and resolved by type alone.
///
///     extension Container: Resolving {}
///     Container.shared.register { AnalyticsSpy() as Analytics }
///     let analytics: Analytics? = Container.shared.resolve()
public nonisolated protocol Resolving: ManagedContainer {
    /// Registers a closure that creates instances of a type.
    ///
    /// - Parameters:
    ///   - type: The type to resolve by.
    ///   - factory: A closure that creates the instance.
    /// - Returns: The factory, for modifiers.
    @discardableResult
    func register<T>(_ type: T.Type, factory: @escaping @Sendable () -> T) -> Factory<T>

    /// Returns the factory of a registered type.
    ///
    /// - Parameter type: The registered type.
    /// - Returns: The factory, or nil if the type is not registered.
    func factory<T>(_ type: T.Type) -> Factory<T>?

    /// Returns an instance of a type.
    ///
    /// - Parameter type: The registered type.
    /// - Returns: The instance, or nil if the type is not registered.
    func resolve<T>(_ type: T.Type) -> T?
}

extension Resolving {
    /// Registers a closure that creates instances of a type.
    ///
    /// - Parameters:
    ///   - type: The type to resolve by.
    ///   - factory: A closure that creates the instance.
    /// - Returns: The factory, for modifiers.
    @discardableResult
    public func register<T>(_ type: T.Type = T.self, factory: @escaping @Sendable () -> T) -> Factory<T> {
        named(type, factory).register(factory: factory)
    }

    /// Returns the factory of a registered type.
    ///
    /// - Parameter type: The registered type.
    /// - Returns: The factory, or nil if the type is not registered.
    public func factory<T>(_ type: T.Type = T.self) -> Factory<T>? {
        autoRegisterIfDue()  // seams:skip(doubled) The second call finds it done.
        // seams:skip Nobody calls it: only the registration is read.
        let nothing: () -> T = { fail("\(type) was not registered", because: "\(Self.self) was asked to resolve it by type.") }
        guard let registered = named(type, nothing).registration.registered else { return nil }
        return named(type) { registered.call(()) }
    }

    /// Returns an instance of a type.
    ///
    /// - Parameter type: The registered type.
    /// - Returns: The instance, or nil if the type is not registered.
    @export(implementation)
    public func resolve<T>(_ type: T.Type = T.self) -> T? {
        factory(type)?.resolve()
    }

    /// Returns the factory of a type, under a name that all types share.
    ///
    /// The place of declaration is the container's type, which therefore has its own singletons.
    private func named<T>(_ type: T.Type, _ definition: @escaping () -> T) -> Factory<T> {
        // seams:skip Any name that no property has does the same.
        Factory(self, manager.head, Name("*"), Place(type: Self.self), definition)
    }
}
