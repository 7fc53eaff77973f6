/// A container type with a shared instance, which property wrappers and `dependency` resolve from.
///
///     final class Services: SharedContainer {
///         @TaskLocal static var shared = Services()
///         let manager = ContainerManager()
///     }
public nonisolated protocol SharedContainer: ManagedContainer {
    /// The instance to resolve from if none is passed.
    ///
    /// Declare it `@TaskLocal`, so that each test can have its own.
    static var shared: Self { get }
}

/// Returns an instance from the shared container, for places that do not allow a property wrapper.
///
///     let analytics: Analytics = dependency(\.analytics)
///
/// - Parameter keyPath: The dependency's property.
/// - Returns: The instance.
@export(implementation)
public func dependency<T>(_ keyPath: KeyPath<Container, Factory<T>>) -> T {
    Container.shared[keyPath: keyPath].resolve()
}

/// Returns an instance from the shared instance of a custom container type: `dependency(\Services.analytics)`.
///
/// - Parameter keyPath: The dependency's property.
/// - Returns: The instance.
@export(implementation)
public func dependency<C: SharedContainer, T>(_ keyPath: KeyPath<C, Factory<T>>) -> T {
    C.shared[keyPath: keyPath].resolve()
}

/// Returns an instance from the shared container, created with a parameter.
///
/// - Parameters:
///   - keyPath: The dependency's property.
///   - parameter: The parameter of the factory.
/// - Returns: The instance.
@export(implementation)
public func dependency<T, P>(_ keyPath: KeyPath<Container, ParameterFactory<P, T>>, parameter: P) -> T {
    Container.shared[keyPath: keyPath].resolve(parameter)
}

/// Returns an instance from the shared instance of a custom container type, created with a parameter.
///
/// - Parameters:
///   - keyPath: The dependency's property.
///   - parameter: The parameter of the factory.
/// - Returns: The instance.
@export(implementation)
public func dependency<C: SharedContainer, P, T>(_ keyPath: KeyPath<C, ParameterFactory<P, T>>, parameter: P) -> T {
    C.shared[keyPath: keyPath].resolve(parameter)
}
