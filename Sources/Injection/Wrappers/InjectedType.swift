/// A property wrapper that resolves a dependency by type from a ``Resolving`` container, or to nil for an unregistered type.
///
///     @InjectedType private var analytics: Analytics?
@propertyWrapper
public struct InjectedType<T> {
    /// The instance, as an object, so that the wrapper needs no layout of its own for each type.
    private var instance: Kept.Instance<T?>

    /// The instance.
    public var wrappedValue: T? {
        get { instance.value }
        set { instance = Kept.Instance(newValue) }
    }

    /// Resolves from the shared container.
    public init() {
        self.init(Container.shared)
    }

    /// Resolves from the given container.
    ///
    /// - Parameter container: The container; the result is nil unless it conforms to ``Resolving``.
    public init(_ container: any ManagedContainer) {
        instance = Kept.Instance((container as? any Resolving)?.resolve(T.self))
    }
}

extension InjectedType: Sendable where T: Sendable {}
