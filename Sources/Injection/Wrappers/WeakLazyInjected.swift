/// Resolves a dependency when it is first used and holds it weakly, so that two objects can have each other.
///
///     @WeakLazyInjected(\.analytics) private var analytics
///
/// Once the instance is gone it stays nil; only ``resolve(reset:)`` brings another.
@propertyWrapper
public struct WeakLazyInjected<T> {
    private let reference: FactoryReference<T>
    private var storage = LazyStorage<WeakReference>()

    private final class WeakReference: @unchecked Sendable {
        // Never written after it is made, except by the runtime when the object goes.
        weak var object: AnyObject?
        init(_ object: AnyObject?) { self.object = object }
    }

    /// Resolves from the shared container.
    ///
    /// - Parameter keyPath: The dependency's property, asked for again at every resolution: a literal, or what always gives the same.
    public init(_ keyPath: @autoclosure @escaping () -> KeyPath<Container, Factory<T>>) {
        reference = FactoryReference(keyPath)
    }

    /// Resolves from the shared instance of a container of your own: `@WeakLazyInjected(\Services.analytics)`.
    ///
    /// - Parameter keyPath: The dependency's property, asked for again at every resolution: a literal, or what always gives the same.
    public init<C: SharedContainer>(_ keyPath: @autoclosure @escaping () -> KeyPath<C, Factory<T>>) {
        reference = FactoryReference(keyPath)
    }

    /// The instance, resolved now if it is used for the first time; nil when nobody else holds it.
    public var wrappedValue: T? {
        get {
            var fresh: T?
            let kept = storage.value {
                fresh = factory.resolve()
                return reference(to: fresh)
            }
            return fresh ?? kept.object as? T
        }
        set { storage = LazyStorage(reference(to: newValue)) }
    }

    /// The wrapper itself, to ask for the instance without resolving it, or to resolve anew.
    public var projectedValue: WeakLazyInjected<T> {
        get { self }
        set { self = newValue }
    }

    /// The factory, of the container that is shared now.
    public var factory: Factory<T> { reference.factory }

    /// Resolves, anew if it was resolved before.
    ///
    /// - Parameter options: What to undo in the factory before.
    public func resolve(reset options: FactoryResetOptions = .none) {
        storage.replace(with: reference(to: factory.reset(options).resolve()))
    }

    /// Returns the instance if it was resolved already and is still there.
    ///
    /// - Returns: The instance or nil.
    public func resolvedOrNil() -> T? {
        storage.valueOrNil?.object as? T
    }

    private func reference(to value: T?) -> WeakReference {
        WeakReference(Dynamic.unwrapped(value).flatMap(Dynamic.object))
    }
}

// The storage guards itself, and the instance is Sendable.
extension WeakLazyInjected: @unchecked Sendable where T: Sendable {}
