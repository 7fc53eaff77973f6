/// What ties a factory to its container: the way for modifiers to the state that the container keeps.
public nonisolated struct FactoryRegistration<P, T> {
    /// The container, by nothing but its reference.
    @usableFromInline let container: AnyObject
    /// The head of the container's manager, kept alive by the container.
    @usableFromInline let managerHead: UnsafeMutablePointer<ManagerHead>
    @usableFromInline let name: Name
    @usableFromInline let place: Place
    /// Whether ``FactoryModifying/once()`` was called on this value, so that what follows is a change from outside.
    @usableFromInline var isPastOnce = false

    @inlinable @inline(__always)
    init(_ container: AnyObject, _ head: UnsafeMutablePointer<ManagerHead>, _ name: Name, _ place: Place) {
        self.container = container
        self.managerHead = head
        self.name = name
        self.place = place
    }
}

extension FactoryRegistration {
    var manager: ContainerManager { managerHead.pointee.manager.takeUnretainedValue() }

    func autoRegisterIfDue() {
        if managerHead.pointee.autoRegistrationIsDue { manager.autoRegister(container) }
    }

    /// The head of the slot if there is one yet; the manager keeps it alive.
    @inlinable @inline(__always)
    var head: UnsafeMutablePointer<CellHead<T>>? { managerHead.pointee.find(name, Slot<P, T>.self) }

    /// The slot, made now if this is the first time that something is set for the factory.
    func slot() -> Slot<P, T> {
        if let head { return unsafeDowncast(head.pointee.cell.takeUnretainedValue(), to: Slot<P, T>.self) }
        return manager.makeSlot(Declaration(type: ObjectIdentifier(Slot<P, T>.self), name: name, place: place))
    }

    /// Sets the scope: in a definition, at every access, where it must cost next to nothing when it is set already.
    @inlinable @inline(__always)
    func setScope(_ scope: Scope) {
        if !managerHead.pointee.autoRegistrationIsDue, let head, head.pointee.scopeID == scope.id { return }
        changeScopeOutOfLine(scope)
    }

    /// Specialized for its caller, this takes the registration in registers, where the generic function would have it in memory.
    @inlinable @inline(never)
    func changeScopeOutOfLine(_ scope: Scope) {
        changeScope(scope)
    }

    @usableFromInline
    func changeScope(_ scope: Scope) {
        change { options in
            if options.scope?.id == scope.id { return .nothing }
            options.scope = scope
            return .cached
        }
    }

    func register(_ factory: @escaping (P) -> T) {
        let keepsInstances = manager.isAutoRegistering
        change(registration: true) { options in
            options.registration = factory
            return keepsInstances ? .nothing : .all
        }
    }

    func setContexts(_ contexts: [FactoryContextType], _ factory: @escaping (P) -> T) {
        let contexts = contexts.filter(\.isAvailable)
        if contexts.isEmpty { return }
        setOption { options in
            for context in contexts { options.contexts.set(factory, for: context) }
        }
    }

    func setOption(_ set: (inout Options<P, T>) -> Void) {
        change { options in
            set(&options)
            return .nothing
        }
    }

    mutating func freeze() {
        change(evenIfFrozen: true) { options in
            options.once = true
            return .nothing
        }
        isPastOnce = true
    }

    func reset(_ options: FactoryResetOptions) {
        guard options != .none else { return }
        change(registration: options.includesRegistrations, evenIfFrozen: true) { $0.reset(options) }
    }

    /// Changes the options unless they were frozen by `once()` and this comes from the definition.
    ///
    /// - Parameters:
    ///   - registration: Whether the registration may change, and with it what a singleton is.
    ///   - evenIfFrozen: Whether to change frozen options as well.
    ///   - change: Returns which instances to drop.
    private func change(registration: Bool = false, evenIfFrozen: Bool = false, _ change: (inout Options<P, T>) -> Dropping) {
        if !evenIfFrozen { autoRegisterIfDue() }
        let slot = slot()
        let manager = manager
        let isSingleton = (slot.currentOptions.scope ?? manager.defaultScope)?.kind == .singleton
        manager.lock.withLock { manager.save(slot, withSingleton: registration && isSingleton) }
        var dropping = Dropping.nothing
        slot.change { options in
            if evenIfFrozen || options.once == isPastOnce { dropping = change(&options) }
            return dropping
        }
        if dropping == .all && isSingleton { slot.singleton().clear() }
    }
}
