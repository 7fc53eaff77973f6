/// The connection between a factory and its container, without the factory's types; modifiers change state through it.
@usableFromInline
struct FactoryBinding {
    /// The container, as a plain reference that keeps the manager and its heads alive.
    let container: AnyObject
    /// The head of the slot.
    private let head: UnsafeMutablePointer<CellHead>
    private let isPastOnce: Bool

    @usableFromInline
    init(_ container: AnyObject, _ head: UnsafeMutablePointer<CellHead>, _ isPastOnce: Bool) {
        self.container = container
        self.head = head
        self.isPastOnce = isPastOnce
    }

    private var managerHead: UnsafeMutablePointer<ManagerHead> { head.pointee.manager.unsafelyUnwrapped }

    var manager: ContainerManager { managerHead.pointee.manager.takeUnretainedValue() }

    var slot: Slot { unsafeDowncast(head.pointee.cell.takeUnretainedValue(), to: Slot.self) }

    func autoRegisterIfDue() {
        if managerHead.pointee.autoRegistrationIsDue { manager.autoRegister(container) }
    }

    /// Sets one of the library's scopes.
    @usableFromInline
    func setScope(_ kind: Scope.Kind) {
        setScope(kind.standard)
    }

    /// Sets the scope, unless it is set already.
    func setScope(_ scope: Scope) {
        change { options in
            if options.scope?.id == scope.id { return .nothing }
            options.scope = scope
            return .cached
        }
    }

    /// Registers a ``Closure``; auto-registration, which may run for a second container, keeps cached instances.
    @usableFromInline
    func register(_ factory: consuming AnyObject) {
        autoRegisterIfDue()
        var replaced = Optional(consume factory)
        let dropping: Dropping = managerHead.pointee.autoRegistrationIsDue && manager.isAutoRegistering ? .nothing : .all
        edit(changingRegistration: true) { options in
            if options.once != isPastOnce { return .nothing }
            swap(&options.registration, &replaced)
            return dropping
        }
    }

    /// Sets a ``Closure`` for contexts.
    @usableFromInline
    func setContexts(_ contexts: [FactoryContextType], _ factory: AnyObject) {
        let contexts = contexts.filter(\.isAvailable)
        if contexts.isEmpty { return }
        setOption { options in
            for context in contexts { options.contexts.set(factory, for: context) }
        }
    }

    func setOption(_ set: (inout Options) -> Void) {
        change { options in
            set(&options)
            return .nothing
        }
    }

    func freeze() {
        change(evenIfFrozen: true) { options in
            options.once = true
            return .nothing
        }
    }

    func reset(_ options: FactoryResetOptions) {
        if options == .none { return }
        change(changingRegistration: options.includesRegistrations, evenIfFrozen: true) { $0.reset(options) }
    }

    /// Changes the options, unless `once()` froze them and the change comes from the definition.
    ///
    /// - Parameters:
    ///   - changingRegistration: Whether the registration may change, and the singleton with it.
    ///   - evenIfFrozen: Whether to change frozen options too.
    ///   - change: A closure that returns which instances to drop.
    private func change(
        changingRegistration: Bool = false, evenIfFrozen: Bool = false, _ change: (inout Options) -> Dropping
    ) {
        autoRegisterIfDue()
        // The replaced options are released after the lock.
        var old: Options?
        edit(changingRegistration: changingRegistration) { options in
            old = options
            return evenIfFrozen || options.once == isPastOnce ? change(&options) : .nothing
        }
        withExtendedLifetime(old) {}
    }

    /// Edits the options after saving them for a push, and drops instances.
    private func edit(changingRegistration: Bool, _ edit: (inout Options) -> Dropping) {
        let singleton = singleton
        // The container keeps both, so neither has to be retained.
        let dropping = head.pointee.cell._withUnsafeGuaranteedRef { cell in
            let slot = unsafeDowncast(cell, to: Slot.self)
            if managerHead.pointee.has(ManagerHead.pushed) {
                managerHead.pointee.manager._withUnsafeGuaranteedRef { manager in
                    manager.lock.withLock { manager.save(slot, singleton: changingRegistration ? singleton : nil) }
                }
            }
            return slot.edit(edit)
        }
        if dropping == .all { singleton?.clear() }
    }

    /// The cell of the factory's singleton, if its scope is a singleton scope.
    private var singleton: Cell? {
        let id = head.pointee.scopeID
        if id == 0 && !managerHead.pointee.has(ManagerHead.defaultScope) { return nil }
        // Only custom scopes and the container's default scope need a closer look.
        if Scope.Kind.ids.contains(id) { return id == Scope.Kind.singleton.id ? slot.singleton() : nil }
        guard let scope = id == 0 ? manager.defaultScopeIfSet : slot.currentOptions.scope else { return nil }
        return (scope as? Scope.Singleton).map { slot.singleton(of: $0.isStandard ? .singleton : $0) }
    }
}
