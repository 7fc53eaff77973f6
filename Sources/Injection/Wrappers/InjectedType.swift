/// A property wrapper that resolves a dependency by type from a ``Resolving`` container, or to nil for an unregistered type.
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

    /// Resolves from the given container.
    ///
    /// - Parameter container: The container; the result is nil unless it conforms to ``Resolving``.
    public init(_ container: any ManagedContainer) {
        wrappedValue = (container as? any Resolving)?.resolve(T.self)
    }
}

extension InjectedType: Sendable where T: Sendable {}
