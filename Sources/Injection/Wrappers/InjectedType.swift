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
