/// The connection between a factory and its container, through which custom modifiers reach the container's state.
///
/// This type and ``Factory`` store their fields directly, without a nested struct. The compiler can therefore see through them, and a
/// factory that is resolved where it is created costs no reference counting.
public nonisolated struct FactoryRegistration<P, T> {
    /// The container, as a plain reference that keeps the manager and the head of the slot alive.
    @usableFromInline let container: AnyObject
    /// The head of the slot.
    @usableFromInline let head: UnsafeMutablePointer<CellHead>
    /// Whether ``FactoryModifying/once()`` was called on this value, which makes later modifiers changes from outside.
    @usableFromInline let isPastOnce: Bool

    @export(implementation) @inline(__always)
    init(_ container: AnyObject, _ head: UnsafeMutablePointer<CellHead>, _ isPastOnce: Bool) {
        self.container = container
        self.head = head
        self.isPastOnce = isPastOnce
    }

    /// The connection without the factory's types.
    @export(implementation) @inline(__always)
    var binding: FactoryBinding {
        FactoryBinding(container, head, isPastOnce)
    }

    /// Sets one of the library's scopes.
    ///
    /// A definition does so at every access, so it must cost almost nothing if the scope is already set.
    @export(implementation) @inline(__always)
    func setScope(_ kind: UInt32) {
        // seams:skip(always, doubled) A shortcut: a scope that is set already changes nothing.
        if head.pointee.scopeID != kind { binding.setScope(kind) }
    }

    @export(implementation)
    func register(_ function: Closure<P, T>.Function) {
        binding.register(Closure(function))  // seams:skip(doubled) Registered twice, it replaces itself.
    }

    @export(implementation)
    func setContexts(_ contexts: [FactoryContextType], _ factory: @escaping (P) -> T) {
        binding.setContexts(contexts, Closure(.of(factory)))  // seams:skip(doubled) Set twice, it is the same.
    }
}
