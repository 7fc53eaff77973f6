/// What ties a factory to its container: modifiers of your own reach the container's state through it.
///
/// This and ``Factory`` have their fields side by side, none in a struct within: so the compiler sees through them, and a factory that is
/// resolved where it is made costs no reference counts.
public nonisolated struct FactoryRegistration<P, T> {
    /// The container, by nothing but its reference. It keeps the manager, and that the head of the slot.
    @usableFromInline let container: AnyObject
    /// The head of the slot.
    @usableFromInline let head: UnsafeMutablePointer<CellHead>
    /// Whether ``FactoryModifying/once()`` was called on this value, so that what follows is a change from outside.
    @usableFromInline var isPastOnce: Bool

    @inlinable @inline(__always)
    init(_ container: AnyObject, _ head: UnsafeMutablePointer<CellHead>, _ isPastOnce: Bool) {
        self.container = container
        self.head = head
        self.isPastOnce = isPastOnce
    }

    /// The same for what need not know the types.
    @inlinable @inline(__always)
    var binding: FactoryBinding {
        FactoryBinding(container, head, isPastOnce)
    }

    /// Sets one of the library's own scopes: in a definition, at every access, where it must cost next to nothing if it is set already.
    @inlinable @inline(__always)
    func setScope(_ kind: Scope.Kind) {
        if head.pointee.scopeID != kind.id { binding.setScope(kind) }
    }

    @inlinable
    func register(_ function: Closure<P, T>.Function) {
        binding.register(Closure(function))
    }

    @inlinable
    func setContexts(_ contexts: [FactoryContextType], _ factory: @escaping (P) -> T) {
        binding.setContexts(contexts, Closure(.of(factory)))
    }
}
