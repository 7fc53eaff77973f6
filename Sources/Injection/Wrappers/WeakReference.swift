/// A weak reference that is itself an object.
@usableFromInline
final class WeakReference: @unchecked Sendable {
    // Never written after initialization, except by the runtime when the object is released.
    @usableFromInline private(set) weak var object: AnyObject?

    /// Refers to the object in a value, behind any number of optionals; to nothing for a value type.
    @usableFromInline
    init(_ value: Any) {
        object = Dynamic.unwrapped(value).flatMap(Dynamic.object)
    }
}
