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
        // seams:skip(always, doubled) A shortcut, and no second call: `autoRegister` looks again.
        if managerHead.pointee.autoRegistrationIsDue {
            manager.autoRegister(container)
        }
    }

    /// Registers a ``Closure``; auto-registration, which may run for a second container, keeps cached instances.
    @usableFromInline
    func register(_ factory: consuming AnyObject) {
        autoRegisterIfDue()  // seams:skip(doubled) The second call finds it done.
        var replaced = Optional(consume factory)
        // seams:skip A shortcut: `isAutoRegistering` looks again.
        let dropping: Dropping = managerHead.pointee.autoRegistrationIsDue && manager.isAutoRegistering ? .nothing : .all
        edit(changingRegistration: true) { slot in
            slot.edit { options in
                if options.once != isPastOnce { return .nothing }
                swap(&options.registration, &replaced)
                return dropping
            }
        }
    }

    @usableFromInline
    func reset(_ options: FactoryResetOptions) {
        if options != .none { change(.reset(options)) }  // seams:skip(always, doubled) Such a reset finds nothing to do.
    }

    /// Changes the options, unless `once()` froze them and the change comes from the definition.
    fileprivate func change(_ change: Options.Change) {
        autoRegisterIfDue()  // seams:skip(doubled) The second call finds it done.
        edit(changingRegistration: change.changesRegistration) { $0.apply(change, isPastOnce: change.isFromOutside ? nil : isPastOnce) }
    }

    /// Edits the options after saving them for a push, and drops instances.
    @inline(__always)
    private func edit(changingRegistration: Bool, _ edit: (Slot) -> Dropping) {
        let singleton = singleton
        // The container keeps both, so neither has to be retained.
        let dropping = head.pointee.cell._withUnsafeGuaranteedRef { cell in
            let slot = unsafeDowncast(cell, to: Slot.self)
            if managerHead.pointee.has(ManagerHead.pushed) {  // seams:skip(always) A shortcut: without a push, nothing is saved.
                managerHead.pointee.manager._withUnsafeGuaranteedRef { manager in
                    // seams:skip(doubled) Saved twice, it is the same.
                    manager.lock.withLock { manager.save(slot, singleton: changingRegistration ? singleton : nil) }
                }
            }
            return edit(slot)
        }
        if dropping == .all { singleton?.clear() }
    }

    /// The cell of the factory's singleton, if its scope is a singleton scope.
    private var singleton: Cell? {
        let id = head.pointee.scopeID
        // seams:skip A shortcut: otherwise there is no scope.
        if id == 0 && !managerHead.pointee.has(ManagerHead.defaultScope) { return nil }
        // Only custom scopes and the container's default scope need a closer look.
        // seams:skip A shortcut: the closer look finds the same.
        if 1...Scope.Kind.singleton ~= id { return id == Scope.Kind.singleton ? slot.singleton() : nil }
        guard let scope = id == 0 ? manager.defaultScopeIfSet : slot.currentOptions.scope else { return nil }
        return (scope as? Scope.Singleton).map { slot.singleton(of: $0.isStandard ? .singleton : $0) }
    }
}

// seams:skip(doubled) A change that is made twice is the same.
extension FactoryBinding {
    /// Sets one of the library's scopes.
    @usableFromInline
    func setScope(_ kind: UInt32) { change(.scope(.standard(kind))) }

    @usableFromInline
    func setScope(_ scope: Scope) { change(.scope(scope)) }

    /// Sets a ``Closure`` for contexts.
    @usableFromInline
    func setContexts(_ contexts: [FactoryContextType], _ factory: AnyObject) { change(.contexts(contexts, factory)) }

    /// Sets a ``Closure`` that receives the instance and whether it is new.
    @usableFromInline
    func setDecorator(_ decorator: AnyObject) { change(.decorator(decorator)) }

    @usableFromInline
    func setTimeToLive(_ seconds: Double) { change(.timeToLive(.seconds(seconds))) }

    /// Sets a ``Closure`` from the factory's parameter to the key of its instance.
    @usableFromInline
    func setParameterKey(_ key: AnyObject) { change(.parameterKey(key)) }

    @usableFromInline
    func freeze() { change(.once) }
}
