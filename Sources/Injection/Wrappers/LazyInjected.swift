/// A property wrapper that resolves a dependency at first use, exactly once even with concurrent threads.
///
///     @LazyInjected(\.analytics) private var analytics
///
/// Copies of the wrapper share the instance.
@propertyWrapper
public struct LazyInjected<T> {
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

    /// Resolves from the shared instance of a custom container type: `@LazyInjected(\Services.analytics)`.
    ///
    /// - Parameter keyPath: The dependency's property: a literal, or an expression that always returns the same key path, because it is
    ///   evaluated at every resolution.
    @export(implementation)
    public init<C: SharedContainer>(_ keyPath: @autoclosure @escaping () -> KeyPath<C, Factory<T>>) {
        find = { C.shared[keyPath: keyPath()] }
    }

    /// The instance, resolved at first use.
    @export(implementation)
    public var wrappedValue: T {
        get { cell.read() ?? resolveNow() }  // seams:skip A shortcut: the cell keeps it as well.
        set { cell = .holding(newValue) }
    }

    @export(implementation) @inline(never)
    func resolveNow() -> T {
        cell.value { factory.resolve() }
    }

    /// The wrapper itself, to read the instance without resolving it, or to resolve again.
    @export(implementation)
    public var projectedValue: LazyInjected<T> {
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
        cell.replace(with: factory.reset(options).resolve())
    }

    /// Returns the instance, if it is already resolved.
    ///
    /// - Returns: The instance, or nil before its first use.
    @export(implementation)
    public func resolvedOrNil() -> T? {
        cell.valueOrNil()
    }
}

// The cell guards itself, and the instance is Sendable.
extension LazyInjected: @unchecked Sendable where T: Sendable {}
