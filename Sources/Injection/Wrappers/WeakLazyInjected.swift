/// A property wrapper that resolves a dependency at first use and holds it weakly, so that two objects can refer to each other.
///
///     @WeakLazyInjected(\.analytics) private var analytics
///
/// After the instance is released, the property stays nil until ``resolve(reset:)`` is called.
@propertyWrapper
public struct WeakLazyInjected<T> {
    /// Returns the factory of the current shared container.
    @usableFromInline let find: () -> Factory<T>
    @usableFromInline var cell = Cell.empty()

    /// Resolves from the shared container.
    ///
    /// - Parameter keyPath: The dependency's property: a literal, or an expression that always returns the same key path, because it is
    ///   evaluated at every resolution.
    @export(implementation)
    public init(_ keyPath: @autoclosure @escaping () -> KeyPath<Container, Factory<T>>) {
        find = { Container.shared[keyPath: keyPath()] }
    }

    /// Resolves from the shared instance of a custom container type: `@WeakLazyInjected(\Services.analytics)`.
    ///
    /// - Parameter keyPath: The dependency's property: a literal, or an expression that always returns the same key path, because it is
    ///   evaluated at every resolution.
    @export(implementation)
    public init<C: SharedContainer>(_ keyPath: @autoclosure @escaping () -> KeyPath<C, Factory<T>>) {
        find = { C.shared[keyPath: keyPath()] }
    }

    /// The instance, resolved at first use, or nil after all other references to it are gone.
    @export(implementation)
    public var wrappedValue: T? {
        get {
            var fresh: T?
            let kept = cell.value {
                fresh = factory.resolve()
                return reference(to: fresh)
            }
            return fresh ?? kept.value()
        }
        set { cell = .holding(reference(to: newValue)) }
    }

    /// The wrapper itself, to read the instance without resolving it, or to resolve again.
    @export(implementation)
    public var projectedValue: WeakLazyInjected<T> {
        get { self }
        set { self = newValue }
    }

    /// The factory of the current shared container.
    @export(implementation)
    public var factory: Factory<T> { find() }

    /// Resolves now, or again if the dependency was resolved before.
    ///
    /// - Parameter options: The parts of the factory to reset first.
    @export(implementation)
    public func resolve(reset options: FactoryResetOptions = .none) {
        cell.replace(with: reference(to: factory.reset(options).resolve()))
    }

    /// Returns the instance, if it is already resolved and still alive.
    ///
    /// - Returns: The instance, or nil.
    @export(implementation)
    public func resolvedOrNil() -> T? {
        let kept: WeakReference? = cell.valueOrNil()
        return kept?.value()
    }

    @export(implementation)
    func reference(to value: T?) -> WeakReference {
        WeakReference(value as Any)
    }
}

// The cell guards itself, and the instance is Sendable.
extension WeakLazyInjected: @unchecked Sendable where T: Sendable {}
