/// Resolves a dependency every time it is read.
///
///     @DynamicInjected(\.analytics) private var analytics
@propertyWrapper
public struct DynamicInjected<T> {
    @usableFromInline let reference: FactoryReference<T>

    /// Resolves from the shared container.
    ///
    /// - Parameter keyPath: The dependency's property, asked for again at every resolution: a literal, or what always gives the same.
    @inlinable @inline(__always)
    public init(_ keyPath: @autoclosure @escaping () -> KeyPath<Container, Factory<T>>) {
        reference = FactoryReference(keyPath)
    }

    /// Resolves from the shared instance of a container of your own: `@DynamicInjected(\Services.analytics)`.
    ///
    /// - Parameter keyPath: The dependency's property, asked for again at every resolution: a literal, or what always gives the same.
    @inlinable @inline(__always)
    public init<C: SharedContainer>(_ keyPath: @autoclosure @escaping () -> KeyPath<C, Factory<T>>) {
        reference = FactoryReference(keyPath)
    }

    /// The instance that the factory returns now.
    @inlinable @inline(__always)
    public var wrappedValue: T { reference.factory.resolve() }

    /// The factory, of the container that is shared now.
    @inlinable @inline(__always)
    public var projectedValue: Factory<T> { reference.factory }
}

// The reference is immutable.
extension DynamicInjected: @unchecked Sendable where T: Sendable {}
