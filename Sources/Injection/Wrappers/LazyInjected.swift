/// Resolves a dependency when it is first used, exactly once however many threads use it first.
///
///     @LazyInjected(\.analytics) private var analytics
///
/// Copies of the wrapper share the instance.
@propertyWrapper
public struct LazyInjected<T> {
    private let reference: FactoryReference<T>
    @usableFromInline var storage = LazyStorage<T>()

    /// Resolves from the shared container.
    ///
    /// - Parameter keyPath: The dependency's property, asked for again at every resolution: a literal, or what always gives the same.
    public init(_ keyPath: @autoclosure @escaping () -> KeyPath<Container, Factory<T>>) {
        reference = FactoryReference(keyPath)
    }

    /// Resolves from the shared instance of a container of your own: `@LazyInjected(\Services.analytics)`.
    ///
    /// - Parameter keyPath: The dependency's property, asked for again at every resolution: a literal, or what always gives the same.
    public init<C: SharedContainer>(_ keyPath: @autoclosure @escaping () -> KeyPath<C, Factory<T>>) {
        reference = FactoryReference(keyPath)
    }

    /// The instance, resolved now if it is used for the first time.
    @inlinable
    public var wrappedValue: T {
        get { storage.kept ?? resolveNow() }
        set { storage = LazyStorage(newValue) }
    }

    @usableFromInline
    func resolveNow() -> T {
        storage.value { factory.resolve() }
    }

    /// The wrapper itself, to ask for the instance without resolving it, or to resolve anew.
    public var projectedValue: LazyInjected<T> {
        get { self }
        set { self = newValue }
    }

    /// The factory, of the container that is shared now.
    public var factory: Factory<T> { reference.factory }

    /// Resolves, anew if it was resolved before.
    ///
    /// - Parameter options: What to undo in the factory before.
    public func resolve(reset options: FactoryResetOptions = .none) {
        storage.replace(with: factory.reset(options).resolve())
    }

    /// Returns the instance if it was resolved already.
    ///
    /// - Returns: The instance, nil before its first use.
    public func resolvedOrNil() -> T? {
        storage.valueOrNil
    }
}

// The storage guards itself, and the instance is Sendable.
extension LazyInjected: @unchecked Sendable where T: Sendable {}
