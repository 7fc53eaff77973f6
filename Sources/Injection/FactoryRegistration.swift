/// What ties a factory to its container: the way for modifiers to the state that the container keeps.
public nonisolated struct FactoryRegistration<P, T> {
    @usableFromInline let container: any ManagedContainer
    /// Kept alive by the container.
    @usableFromInline unowned(unsafe) let manager: ContainerManager
    @usableFromInline let name: StaticString
    @usableFromInline let place: Place
    /// Kept alive by the manager; nil until a modifier or a resolution needs it.
    @usableFromInline var slot: Unmanaged<Slot<P, T>>?
    /// Whether ``FactoryModifying/once()`` was called on this value, so that what follows is a change from outside.
    @usableFromInline var isPastOnce = false

    @inlinable
    init(_ container: any ManagedContainer, _ name: StaticString, _ place: Place) {
        self.container = container
        self.manager = container.manager
        self.name = name
        self.place = place
    }
}

extension FactoryRegistration {
    @inlinable
    func findOrMakeSlot() -> Unmanaged<Slot<P, T>> {
        slot ?? manager.findSlot(name) ?? makeSlot()
    }

    @usableFromInline
    func makeSlot() -> Unmanaged<Slot<P, T>> {
        let declaration = Declaration(type: ObjectIdentifier(Slot<P, T>.self), name: name, place: place)
        return Unmanaged.passUnretained(manager.makeSlot(declaration))
    }

    /// Sets the scope: in a definition, at every access, where it must cost next to nothing when it is set already.
    @inlinable
    mutating func setScope(_ scope: Scope) {
        container.autoRegisterIfDue()
        let slot = findOrMakeSlot()
        self.slot = slot
        if slot._withUnsafeGuaranteedRef({ $0.scopeSet }) != scope.id { changeScope(scope) }
    }

    @usableFromInline
    func changeScope(_ scope: Scope) {
        change { options in
            options.scope = scope
            return .cached
        }
    }

    mutating func register(_ factory: @escaping (P) -> T) {
        container.autoRegisterIfDue()
        slot = findOrMakeSlot()
        let keepsInstances = manager.isAutoRegistering
        change(registration: true) { options in
            options.registration = factory
            return keepsInstances ? .nothing : .all
        }
    }

    mutating func setContexts(_ contexts: [FactoryContextType], _ factory: @escaping (P) -> T) {
        let contexts = contexts.filter(\.isAvailable)
        if contexts.isEmpty { return }
        setOption { options in
            for context in contexts { options.contexts.set(factory, for: context) }
        }
    }

    mutating func setOption(_ set: (inout Options<P, T>) -> Void) {
        container.autoRegisterIfDue()
        slot = findOrMakeSlot()
        change { options in
            set(&options)
            return .nothing
        }
    }

    mutating func freeze() {
        container.autoRegisterIfDue()
        slot = findOrMakeSlot()
        change(evenIfFrozen: true) { options in
            options.once = true
            return .nothing
        }
        isPastOnce = true
    }

    mutating func reset(_ options: FactoryResetOptions) {
        guard options != .none else { return }
        slot = findOrMakeSlot()
        change(registration: options.includesRegistrations, evenIfFrozen: true) { $0.reset(options) }
    }

    /// Changes the options unless they were frozen by `once()` and this comes from the definition.
    ///
    /// - Parameters:
    ///   - registration: Whether the registration may change, and with it what a singleton is.
    ///   - evenIfFrozen: Whether to change frozen options as well.
    ///   - change: Returns which instances to drop.
    private func change(registration: Bool = false, evenIfFrozen: Bool = false, _ change: (inout Options<P, T>) -> Dropping) {
        guard let slot = slot?.takeUnretainedValue() else { return }
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
