/// A container type with an instance that property wrappers and `dependency` resolve from.
///
///     final class Services: SharedContainer {
///         @TaskLocal static var shared = Services()
///         let manager = ContainerManager()
///     }
public nonisolated protocol SharedContainer: ManagedContainer {
    /// The instance to resolve from where none was passed. Declare it `@TaskLocal`, so that tests can have their own.
    static var shared: Self { get }
}

/// Returns an instance from the shared container, where a property wrapper cannot stand.
///
///     let analytics: Analytics = dependency(\.analytics)
///
/// - Parameter keyPath: The dependency's property.
/// - Returns: The instance.
@inlinable
public func dependency<T>(_ keyPath: KeyPath<Container, Factory<T>>) -> T {
    Container.shared[keyPath: keyPath].resolve()
}

/// Returns an instance from the shared instance of a container of your own: `dependency(\Services.analytics)`.
///
/// - Parameter keyPath: The dependency's property.
/// - Returns: The instance.
@inlinable
public func dependency<C: SharedContainer, T>(_ keyPath: KeyPath<C, Factory<T>>) -> T {
    C.shared[keyPath: keyPath].resolve()
}

/// Returns an instance that needs a parameter from the shared container.
///
/// - Parameters:
///   - keyPath: The dependency's property.
///   - parameter: What to make the instance from.
/// - Returns: The instance.
@inlinable
public func dependency<T, P>(_ keyPath: KeyPath<Container, ParameterFactory<P, T>>, parameter: P) -> T {
    Container.shared[keyPath: keyPath].resolve(parameter)
}

/// Returns an instance that needs a parameter from the shared instance of a container of your own.
///
/// - Parameters:
///   - keyPath: The dependency's property.
///   - parameter: What to make the instance from.
/// - Returns: The instance.
@inlinable
public func dependency<C: SharedContainer, P, T>(_ keyPath: KeyPath<C, ParameterFactory<P, T>>, parameter: P) -> T {
    C.shared[keyPath: keyPath].resolve(parameter)
}
