/// Resolves a dependency by its type, from a container that is ``Resolving``; nil if nothing was registered for the type.
///
///     @InjectedType private var analytics: Analytics?
@propertyWrapper
public struct InjectedType<T> {
    /// The instance.
    public var wrappedValue: T?

    /// Resolves from the shared container.
    public init() {
        self.init(Container.shared)
    }

    /// Resolves from a container of your choice.
    ///
    /// - Parameter container: The container; nothing is found if it is not ``Resolving``.
    public init(_ container: any ManagedContainer) {
        wrappedValue = (container as? any Resolving)?.resolve(T.self)
    }
}

extension InjectedType: Sendable where T: Sendable {}

/// Gives an object the container that was shared when it was made, to resolve from later.
///
///     @InjectedContainer private var container
@propertyWrapper
public struct InjectedContainer<C: SharedContainer>: Sendable {
    /// The container.
    public var wrappedValue: C

    /// Takes the ready-made container.
    public init() where C == Container {
        wrappedValue = .shared
    }

    /// Takes a container of your own: `@InjectedContainer(Services.self)`.
    ///
    /// - Parameter type: The container's type.
    public init(_ type: C.Type) {
        wrappedValue = type.shared
    }

    /// Undoes what was set for the container.
    ///
    /// - Parameter options: What to undo.
    public mutating func reset(options: FactoryResetOptions = .none) {
        wrappedValue.reset(options: options)
    }
}
