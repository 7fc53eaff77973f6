extension FactoryRegistration {
    /// Returns the instance.
    ///
    /// What is common is answered here, where the caller's compiler can see it; the rest is ``resolveFully(_:_:)``.
    @inlinable
    func resolve(_ parameters: P, _ definition: (P) -> T) -> T {
        #if !DEBUG
            typealias Flag = ContainerManager.Flag
            let flags = manager.currentFlags
            if let slot {
                if flags & (Flag.autoRegistrationIsDue | Flag.decorator) == 0,
                    let kept = slot._withUnsafeGuaranteedRef({ $0.plainlyCached })
                {
                    return kept
                }
            } else if flags == 0 {
                return ThreadState.current.cycle { definition(parameters) }
            }
        #endif
        return resolveFully(parameters, definition)
    }

    /// Auto-registers, picks the closure, looks into the scope's cache, builds if it must, and decorates: in this order.
    @inlinable @inline(never)
    func resolveFully(_ parameters: P, _ definition: (P) -> T) -> T {
        autoRegisterIfDue()
        let slot = slot ?? manager.findSlot(name) ?? (manager.defaultScope == nil ? nil : makeSlot())
        let thread = ThreadState.current
        guard let slot = slot?.takeUnretainedValue() else {
            let instance = thread.cycle { definition(parameters) }
            manager.decorator?(instance)
            return instance
        }
        let (instance, isNew) = thread.cycle { manager.instance(slot, parameters, definition, thread) }
        manager.decorate(instance, isNew, slot)
        return instance
    }
}

extension ContainerManager {
    @usableFromInline
    func instance<P, T>(_ slot: Slot<P, T>, _ parameters: P, _ definition: (P) -> T, _ thread: ThreadState) -> (T, Bool) {
        let options = slot.currentOptions
        func build() -> T { options.registration.map { $0(parameters) } ?? definition(parameters) }
        guard let scope = options.scope ?? defaultScope, scope.kind != .unique else { return (build(), true) }
        let parameter = options.parameterKey?(parameters)
        if scope.kind == .graph { return thread.graphInstance(GraphKey(cell: ObjectIdentifier(slot), parameter: parameter), build) }
        var cell: Cell<T> = slot
        if let singletons = scope as? Scope.Singleton {
            cell = slot.singleton(of: singletons.isStandard ? .singleton : singletons)
        } else if currentFlags & Flag.pushed != 0 {
            lock.withLock { save(slot) }
        }
        if let parameter { cell = cell.lock.withLock { cell.variant(parameter) } }
        var keeping = Cell<T>.Keeping(scopeID: scope.id, isWeak: scope.kind == .shared)
        if let limit = options.timeToLive { (keeping.timeToLive, keeping.now) = (limit, .now) }
        return cell.instance(keeping, on: thread, build: build)
    }

    @usableFromInline
    func decorate<P, T>(_ instance: T, _ isNew: Bool, _ slot: Slot<P, T>) {
        if let decorator = slot.currentOptions.decorator {
            decorator(instance, isNew)
        } else {
            decorator?(instance)
        }
    }
}

extension ThreadState {
    /// Returns the instance of the graph scope that the current cycle has, or builds it.
    func graphInstance<T>(_ key: GraphKey, _ build: () -> T) -> (T, Bool) {
        if let kept = graph[key] { return (unsafeDowncast(kept, to: Kept<T>.self).value, false) }
        let instance = build()
        if Dynamic.unwrapped(instance) != nil { graph[key] = Kept(instance) }
        return (instance, true)
    }
}

private final class Kept<T> {
    let value: T
    init(_ value: T) { self.value = value }
}
