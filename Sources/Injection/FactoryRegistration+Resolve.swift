extension FactoryRegistration {
    /// Returns the instance.
    ///
    /// What is common is answered here, where the caller's compiler can see it; the rest is ``resolveFully(_:_:)``.
    @inlinable @inline(__always)
    func resolve(_ parameters: P, _ definition: (P) -> T) -> T {
        #if !DEBUG
            if managerHead.pointee.isPlain {
                guard let head else {
                    return ThreadState.cycle { definition(parameters) }
                }
                if let kept = head.pointee.readIfPlain() { return kept }
            }
        #endif
        return resolveOutOfLine(parameters, definition)
    }

    /// Specialized for its caller, this takes the registration in registers, where the generic function would have it in memory.
    @inlinable @inline(never)
    func resolveOutOfLine(_ parameters: P, _ definition: (P) -> T) -> T {
        resolveFully(parameters, definition)
    }

    /// Auto-registers, picks the closure, looks into the scope's cache, builds if it must, and decorates: in this order.
    @usableFromInline
    func resolveFully(_ parameters: P, _ definition: (P) -> T) -> T {
        autoRegisterIfDue()
        let thread = ThreadState.current
        let manager = manager
        let slot = slot()
        let options = slot.currentOptions
        // The context's closure counts before the registered one, and that before the definition.
        let inContext = options.contexts.factory(in: FactoryContext.current)
        let set = inContext ?? options.registration
        let (instance, isNew) = ThreadState.cycle {
            #if DEBUG
                let line = thread.beginLine("\(type(of: container)).\(name)<\(T.self)>")
            #endif
            let (instance, isNew) = manager.instance(slot, options, options.parameterKey?(parameters), thread) {
                #if DEBUG
                    let isWatched = thread.enter(self, parameters)
                    defer { if isWatched { thread.leave() } }
                #endif
                return set.map { $0(parameters) } ?? definition(parameters)
            }
            #if DEBUG
                let origin: Origin = inContext != nil ? .context : set != nil ? .registration : .definition
                thread.endLine(line, isNew ? origin : .cache, instance)
            #endif
            return (instance, isNew)
        }
        if let decorator = options.decorator {
            decorator(instance, isNew)
        } else {
            manager.decorator?(instance)
        }
        return instance
    }
}

extension ContainerManager {
    /// Returns the instance that the scope keeps, or builds it.
    func instance<P, T>(
        _ slot: Slot<P, T>, _ options: Options<P, T>, _ parameter: AnyHashable?, _ thread: ThreadState, build: () -> T
    ) -> (T, Bool) {
        guard let scope = options.scope ?? defaultScope, scope.kind != .unique else { return (build(), true) }
        if scope.kind == .graph { return thread.graphInstance(GraphKey(cell: ObjectIdentifier(slot), parameter: parameter), build) }
        var cell: Cell<T> = slot
        if let singletons = scope as? Scope.Singleton {
            cell = slot.singleton(of: singletons.isStandard ? .singleton : singletons)
        } else if head.pointee.has(ManagerHead.pushed) {
            lock.withLock { save(slot) }
        }
        if let parameter { cell = cell.lock.withLock { cell.variant(parameter) } }
        var keeping = Cell<T>.Keeping(scopeID: scope.id, isWeak: scope.kind == .shared)
        if let limit = options.timeToLive { (keeping.timeToLive, keeping.now) = (limit, now()) }
        return cell.instance(keeping, on: thread, build: build)
    }
}

extension ThreadState {
    /// Returns the instance of the graph scope that the current cycle has, or builds it.
    func graphInstance<T>(_ key: GraphKey, _ build: () -> T) -> (T, Bool) {
        if let kept = graph[key] { return (unsafeDowncast(kept, to: Kept<T>.self).value, false) }
        let instance = build()
        if Dynamic.unwrapped(instance) != nil {
            graph[key] = Kept(instance)
            head.pointee.hasGraph = true
        }
        return (instance, true)
    }
}

private final class Kept<T> {
    let value: T
    init(_ value: T) { self.value = value }
}
