/// A property wrapper that resolves a dependency when its object is created.
///
///     final class CheckoutModel {
///         @Injected(\.analytics) private var analytics
///     }
///
/// The registrations of the shared container at that moment decide which instance is injected.
@propertyWrapper
public struct Injected<T> {
    /// Returns the factory of the current shared container.
    @usableFromInline let find: () -> Factory<T>
    @usableFromInline var dependency: T

    /// Resolves from the shared container.
    ///
    /// - Parameter keyPath: The dependency's property: a literal, or an expression that always returns the same key path, because it is
    ///   evaluated at every resolution.
    @export(implementation) @inline(__always)
    public init(_ keyPath: @autoclosure @escaping () -> KeyPath<Container, Factory<T>>) {
        find = { Container.shared[keyPath: keyPath()] }
        // Each branch reads its own container, because a common one would be retained once more.
        // seams:skip(never) A shortcut: the task's value is the same.
        dependency = Container.isAlone ? Container.first[keyPath: keyPath()].resolve() : Injected.resolve(find)
    }

    /// Resolves from the shared instance of a custom container type: `@Injected(\Services.analytics)`.
    ///
    /// - Parameter keyPath: The dependency's property: a literal, or an expression that always returns the same key path, because it is
    ///   evaluated at every resolution.
    @export(implementation) @inline(__always)
    public init<C: SharedContainer>(_ keyPath: @autoclosure @escaping () -> KeyPath<C, Factory<T>>) {
        dependency = C.shared[keyPath: keyPath()].resolve()
        find = { C.shared[keyPath: keyPath()] }
    }

    @export(implementation) @inline(never)
    static func resolve(_ find: () -> Factory<T>) -> T { find().resolve() }

    /// The instance.
    @export(implementation) @inline(__always)
    public var wrappedValue: T {
        get { dependency }
        set { dependency = newValue }
    }

    /// The wrapper itself, to resolve again.
    @export(implementation) @inline(__always)
    public var projectedValue: Injected<T> {
        get { self }
        set { self = newValue }
    }

    /// The factory of the current shared container.
    @export(implementation)
    public var factory: Factory<T> { find() }

    /// Resolves again.
    ///
    /// - Parameter options: The parts of the factory to reset first.
    @export(implementation)
    public mutating func resolve(reset options: FactoryResetOptions = .none) {
        dependency = factory.reset(options).resolve()
    }
}

// The closure only reads, and the instance is Sendable.
extension Injected: @unchecked Sendable where T: Sendable {}
