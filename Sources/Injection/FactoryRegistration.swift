/// What ties a factory to its container: modifiers of your own reach the container's state through it.
public nonisolated struct FactoryRegistration<P, T> {
    @usableFromInline var binding: FactoryBinding

    @inlinable @inline(__always)
    init(_ container: AnyObject, _ head: UnsafeMutablePointer<ManagerHead>, _ name: Name, _ place: Place) {
        binding = FactoryBinding(container, head, name, place)
    }

    /// What the factory makes, and from what.
    @inlinable @inline(__always)
    var type: ObjectIdentifier { ObjectIdentifier(((P) -> T).self) }

    /// Sets the scope: in a definition, at every access, where it must cost next to nothing when it is set already.
    @inlinable @inline(__always)
    func setScope(_ id: UInt32, _ scope: @autoclosure () -> Scope) {
        if !binding.managerHead.pointee.autoRegistrationIsDue, let head = binding.head(type), head.pointee.scopeID == id { return }
        binding.setScope(scope(), type)
    }

    @inlinable
    func register(_ factory: @escaping (P) -> T) {
        binding.register(Closure(factory), type)
    }

    @inlinable
    func setContexts(_ contexts: [FactoryContextType], _ factory: @escaping (P) -> T) {
        binding.setContexts(contexts, Closure(factory), type)
    }
}
