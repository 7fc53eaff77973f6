/// A weak reference that is itself an object.
@usableFromInline
final class WeakReference: @unchecked Sendable {
    // Never written after initialization, except by the runtime when the object is released.
    private weak var object: AnyObject?

    /// Refers to the object in a value, behind any number of optionals; to nothing for a value type.
    @usableFromInline
    init(_ value: Any) {
        object = Dynamic.object(Dynamic.unwrapped(value))
    }

    /// Returns the object, if it is still alive.
    ///
    /// It is not inlined: the compiler would cast the object without looking whether there is one.
    @usableFromInline @inline(never)
    func value<T>() -> T? {
        guard let object else { return nil }
        return object as? T
    }
}
