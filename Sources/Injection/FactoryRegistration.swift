/// What ties a factory to its container: modifiers of your own reach the container's state through it.
///
/// This and ``Factory`` have their fields side by side, none in a struct within: so the compiler sees through them, and a factory that is
/// resolved where it is made costs no reference counts.
public nonisolated struct FactoryRegistration<P, T> {
    /// The container, by nothing but its reference. It keeps the manager, and that the head of the slot.
    @usableFromInline let container: AnyObject
    /// Where the slot is: see ``FactoryBinding/slotAddress``.
    @usableFromInline var slotAddress: UnsafeMutableRawPointer

    @inlinable @inline(__always)
    init(_ container: AnyObject, _ slotAddress: UnsafeMutableRawPointer) {
        self.container = container
        self.slotAddress = slotAddress
    }

    /// The head of the slot.
    @inlinable @inline(__always)
    var head: UnsafeMutablePointer<CellHead> { .init(slotAddress) }

    /// The same for what need not know the types.
    @inlinable @inline(__always)
    var binding: FactoryBinding {
        get { FactoryBinding(container, slotAddress) }
        set { slotAddress = newValue.slotAddress }
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
