/// What ties a factory to its container, whatever its types: the way for modifiers to the state that the container keeps.
@usableFromInline
struct FactoryBinding {
    /// The container, by nothing but its reference: a factory's value must be small for the compiler to keep it in registers.
    @usableFromInline let container: AnyObject
    /// The head of the container's manager, which the container keeps alive.
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

    var manager: ContainerManager { managerHead.pointee.manager.takeUnretainedValue() }

    func autoRegisterIfDue() {
        if managerHead.pointee.autoRegistrationIsDue { manager.autoRegister(container) }
    }

    /// The head of the slot if there is one yet; the manager keeps it alive.
    @inlinable @inline(__always)
    func head(_ type: ObjectIdentifier) -> UnsafeMutablePointer<CellHead>? {
        managerHead.pointee.find(type, name)
    }

    /// Runs one resolution as part of the calling thread's cycle.
    @inlinable @inline(__always)
    func cycle<Result>(_ body: () -> Result) -> Result {
        ThreadHead.current(managerHead.pointee.threadKey).cycle(body)
    }

    /// The slot, made now if this is the first time that something is set for the factory.
    func slot(_ type: ObjectIdentifier) -> Slot {
        if let head = head(type) { return unsafeDowncast(head.pointee.cell.takeUnretainedValue(), to: Slot.self) }
        return manager.slot(Declaration(type: type, name: name, place: place))
    }

    /// Sets the scope, unless it is set already.
    @usableFromInline
    func setScope(_ scope: Scope, _ type: ObjectIdentifier) {
        change(type) { options in
            if options.scope?.id == scope.id { return .nothing }
            options.scope = scope
            return .cached
        }
    }

    /// Registers a ``Closure``; auto-registration leaves cached instances alone, as it may be that of a second container.
    @usableFromInline
    func register(_ factory: AnyObject, _ type: ObjectIdentifier) {
        autoRegisterIfDue()
        let dropping: Dropping = manager.isAutoRegistering ? .nothing : .all
        change(type, registration: true) { options in
            options.registration = factory
            return dropping
        }
    }

    /// Sets a ``Closure`` for contexts.
    @usableFromInline
    func setContexts(_ contexts: [FactoryContextType], _ factory: AnyObject, _ type: ObjectIdentifier) {
        let contexts = contexts.filter(\.isAvailable)
        if contexts.isEmpty { return }
        setOption(type) { options in
            for context in contexts { options.contexts.set(factory, for: context) }
        }
    }

    func setOption(_ type: ObjectIdentifier, _ set: (inout Options) -> Void) {
        change(type) { options in
            set(&options)
            return .nothing
        }
    }

    func freeze(_ type: ObjectIdentifier) {
        change(type, evenIfFrozen: true) { options in
            options.once = true
            return .nothing
        }
    }

    func reset(_ options: FactoryResetOptions, _ type: ObjectIdentifier) {
        if options == .none { return }
        change(type, registration: options.includesRegistrations, evenIfFrozen: true) { $0.reset(options) }
    }

    /// Changes the options unless they were frozen by `once()` and this comes from the definition.
    ///
    /// - Parameters:
    ///   - type: What the factory makes, and from what.
    ///   - registration: Whether the registration may change, and with it what a singleton is.
    ///   - evenIfFrozen: Whether to change frozen options as well.
    ///   - change: Returns which instances to drop.
    private func change(
        _ type: ObjectIdentifier, registration: Bool = false, evenIfFrozen: Bool = false, _ change: (inout Options) -> Dropping
    ) {
        autoRegisterIfDue()
        let (slot, manager) = (slot(type), manager)
        let singleton = singleton(of: slot, in: manager)
        if manager.head.pointee.has(ManagerHead.pushed) {
            manager.lock.withLock { manager.save(slot, singleton: registration ? singleton : nil) }
        }
        var dropping = Dropping.nothing
        slot.change { options in
            if evenIfFrozen || options.once == isPastOnce { dropping = change(&options) }
            return dropping
        }
        if dropping == .all { singleton?.clear() }
    }

    /// The cell of the factory's singleton, if its scope is a singleton one.
    private func singleton(of slot: Slot, in manager: ContainerManager) -> Cell? {
        let id = slot.head.pointee.scopeID
        // Only the scopes of a user, and the container's default, must be looked at.
        if Scope.Kind.ids.contains(id) { return id == Scope.Kind.singleton.id ? slot.singleton() : nil }
        guard let scope = slot.currentOptions.scope ?? manager.defaultScopeIfSet else { return nil }
        return (scope as? Scope.Singleton).map { slot.singleton(of: $0.isStandard ? .singleton : $0) }
    }
}
