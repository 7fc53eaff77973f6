/// Resolves a dependency when the object that has it is made.
///
///     final class CheckoutModel {
///         @Injected(\.analytics) private var analytics
///     }
///
/// Whoever makes the object decides what goes in, by what is registered in the shared container at that moment.
@propertyWrapper
public struct Injected<T> {
    @usableFromInline let reference: FactoryReference<T>
    @usableFromInline var dependency: T

    /// Resolves from the shared container.
    ///
    /// - Parameter keyPath: The dependency's property, asked for again at every resolution: a literal, or what always gives the same.
    @inlinable @inline(__always)
    public init(_ keyPath: @autoclosure @escaping () -> KeyPath<Container, Factory<T>>) {
        reference = FactoryReference(keyPath)
        // Each branch has its own container, as one for both would have to be retained once more.
        dependency = Container.isAlone ? Container.first[keyPath: keyPath()].resolve() : reference.resolve()
    }

    /// Resolves from the shared instance of a container of your own: `@Injected(\Services.analytics)`.
    ///
    /// - Parameter keyPath: The dependency's property, asked for again at every resolution: a literal, or what always gives the same.
    @inlinable @inline(__always)
    public init<C: SharedContainer>(_ keyPath: @autoclosure @escaping () -> KeyPath<C, Factory<T>>) {
        dependency = C.shared[keyPath: keyPath()].resolve()
        reference = FactoryReference(keyPath)
    }

    /// The instance.
    @inlinable @inline(__always)
    public var wrappedValue: T {
        get { dependency }
        set { dependency = newValue }
    }

    /// The wrapper itself, to resolve anew.
    @inlinable @inline(__always)
    public var projectedValue: Injected<T> {
        get { self }
        set { self = newValue }
    }

    /// The factory, of the container that is shared now.
    public var factory: Factory<T> { reference.factory }

    /// Resolves anew.
    ///
    /// - Parameter options: What to undo in the factory before.
    public mutating func resolve(reset options: FactoryResetOptions = .none) {
        dependency = factory.reset(options).resolve()
    }
}

// The reference is immutable, and the instance is Sendable.
extension Injected: @unchecked Sendable where T: Sendable {}
