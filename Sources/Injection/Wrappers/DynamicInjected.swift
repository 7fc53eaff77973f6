/// A property wrapper that resolves a dependency at every read.
///
///     @DynamicInjected(\.analytics) private var analytics
@propertyWrapper
public struct DynamicInjected<T> {
    /// Returns the factory of the current shared container.
    @usableFromInline let find: () -> Factory<T>

    /// Resolves from the shared container.
    ///
    /// - Parameter keyPath: The dependency's property: a literal, or an expression that always returns the same key path, because it is
    ///   evaluated at every resolution.
    @export(implementation) @inline(__always)
    public init(_ keyPath: @autoclosure @escaping () -> KeyPath<Container, Factory<T>>) {
        find = { Container.shared[keyPath: keyPath()] }
    }

    /// Resolves from the shared instance of a custom container type: `@DynamicInjected(\Services.analytics)`.
    ///
    /// - Parameter keyPath: The dependency's property: a literal, or an expression that always returns the same key path, because it is
    ///   evaluated at every resolution.
    @export(implementation) @inline(__always)
    public init<C: SharedContainer>(_ keyPath: @autoclosure @escaping () -> KeyPath<C, Factory<T>>) {
        find = { C.shared[keyPath: keyPath()] }
    }

    /// The instance that the factory returns at this read.
    @export(implementation) @inline(__always)
    public var wrappedValue: T { find().resolve() }

    /// The factory of the current shared container.
    @export(implementation) @inline(__always)
    public var projectedValue: Factory<T> { find() }
}

// The closure only reads.
extension DynamicInjected: @unchecked Sendable where T: Sendable {}
