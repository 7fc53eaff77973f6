// The two most common paths of a resolution are inlined into the caller. They wrap no closure around the factory's own, because a nested
// closure hides from the optimizer that the caller already holds the objects. Heads are reached by address alone, so the container that
// owns them must stay alive until they have been read.
extension FactoryRegistration {
    /// The plan for this resolution; in a debug build always `lookCloser`, because diagnostics observe every resolution.
    @export(implementation) @inline(__always)
    var plan: UInt8 {
        #if DEBUG
        return Plan.lookCloser
        #else
        return head.pointee.manager.unsafelyUnwrapped.pointee.isPlain ? head.pointee.plan : Plan.lookCloser
        #endif
    }

    /// Starts a resolution that calls a factory's closure; ``UnsafeMutablePointer/leave()`` ends it.
    @export(implementation) @inline(__always)
    func enter() -> UnsafeMutablePointer<ThreadHead> {
        let thread = head.pointee.manager.unsafelyUnwrapped.pointee.thread
        _fixLifetime(container as AnyObject)  // seams:skip Only release builds come here.
        thread.enter(self)  // seams:skip Only release builds come here.
        return thread
    }

    /// Returns the cached instance, if the head holds one.
    @export(implementation) @inline(__always)
    func readCached() -> T? {
        let kept: T? = head.read()
        _fixLifetime(container as AnyObject)  // seams:skip Only release builds come here.
        return kept  // seams:skip Only release builds come here.
    }
}

extension FactoryRegistration {
    /// Resolves the less common cases.
    ///
    /// Specialized for its caller, this takes the registration in registers, where ``resolveFully(_:_:)`` would take it in memory.
    @export(implementation) @inline(never)
    func resolve(_ parameters: P, _ definition: (P) -> T) -> T {
        let plan = plan
        if plan == Plan.callRegistered, let registration = head.readRegistration() {  // seams:skip Only release builds have such plans.
            let thread = enter()
            let instance = unsafeDowncast(registration, to: Closure<P, T>.self).call(parameters)
            thread.leave()  // seams:skip Only release builds come here.
            return instance
        }
        // seams:skip Only release builds have such plans.
        if plan == Plan.readSingleton, let singleton = head.singletonOfProcess, let kept: T = singleton.read() { return kept }
        return resolveFully(parameters, definition)
    }

    /// Auto-registers, picks the closure, reads the scope's cache, builds a missing instance, and decorates, in this order.
    @usableFromInline
    func resolveFully(_ parameters: P, _ definition: (P) -> T) -> T {
        let binding = binding
        defer { withExtendedLifetime(binding) {} }
        binding.autoRegisterIfDue()  // seams:skip(doubled) The second call finds it done.
        let (manager, slot, thread) = (binding.manager, binding.slot, ThreadState.current)
        let options = slot.currentOptions
        // The context's closure takes precedence over the registered closure, and both over the definition.
        let inContext = options.extras.flatMap { extras -> AnyObject? in
            if extras.contexts.isEmpty { return nil }  // seams:skip(never) A shortcut: the search finds nothing.
            return extras.contexts.factory(in: FactoryContext.current)
        }
        let replacement = inContext ?? options.registration
        let factory: Closure<P, T>? = if let replacement { closure(replacement) } else { nil }
        thread.head.enter(self)
        #if DEBUG
        let line = thread.beginLine("\(Swift.type(of: container)).\(slot.declaration.name.text)<\(T.self)>")
        #endif
        let (instance, isNew) = manager.instance(slot, options, parameterKey(options, parameters), by: replacement, thread) {
            #if DEBUG
            let isWatched = thread.enter(self, parameters)
            defer { if isWatched { thread.leave() } }
            #endif
            if let factory { return factory.call(parameters) }
            return definition(parameters)
        }
        #if DEBUG
        let origin: Origin = inContext != nil ? .context : factory != nil ? .registration : .definition
        thread.endLine(line, isNew ? origin : .cache, instance)
        #endif
        thread.head.leave()
        if let decorator = options.extras?.decorator {
            unsafeDowncast(decorator, to: Closure<(T, Bool), Void>.self).call((instance, isNew))
        } else if manager.head.pointee.has(ManagerHead.decorator) {  // seams:skip(always) A shortcut: otherwise there is none.
            manager.decorator?(instance)
        }
        return instance
    }

    /// The registered closure, if there is one.
    var registered: Closure<P, T>? {
        guard let registration = binding.slot.currentOptions.registration else { return nil }
        return closure(registration)
    }

    private func closure(_ object: AnyObject) -> Closure<P, T> {
        unsafeDowncast(object, to: Closure<P, T>.self)
    }

    private func parameterKey(_ options: Options, _ parameters: P) -> AnyHashable? {
        guard let key = options.extras?.parameterKey else { return nil }
        return unsafeDowncast(key, to: Closure<P, AnyHashable>.self).call(parameters)
    }
}

extension ContainerManager {
    /// Returns the instance that the scope keeps, or builds it: by the definition unless there is a replacement.
    func instance<T>(
        _ slot: Slot, _ options: Options, _ parameter: AnyHashable?, by replacement: AnyObject?, _ thread: ThreadState, build: () -> T
    ) -> (T, isNew: Bool) {
        guard let scope = options.scope ?? defaultScopeIfSet, scope.kind != Scope.Kind.unique else { return (build(), true) }
        if scope.kind == Scope.Kind.graph { return thread.graphInstance(slot, parameter, build) }
        var cell: Cell = slot
        if let singletons = scope as? Scope.Singleton {
            cell = slot.singleton(of: singletons.isStandard ? .singleton : singletons)
        } else if head.pointee.has(ManagerHead.pushed) {  // seams:skip(always) A shortcut: without a push, nothing is saved.
            lock.withLock { save(slot) }  // seams:skip(doubled) The second call finds it saved.
        }
        if let parameter { cell = cell.variant(parameter) }
        var keeping = Cell.Keeping(scopeID: scope.id, isWeak: scope.kind == Scope.Kind.shared)
        if let limit = options.extras?.timeToLive { (keeping.timeToLive, keeping.now) = (limit, Cell.start.duration(to: now())) }
        #if DEBUG
        keeping.maker = replacement
        #endif
        return cell.instance(keeping, on: thread, build: build)
    }
}

extension ThreadState {
    /// Returns the instance that the graph scope keeps for the current resolution pass, or builds it.
    func graphInstance<T>(_ slot: Slot, _ parameter: AnyHashable?, _ build: () -> T) -> (T, isNew: Bool) {
        if let kept = kept(slot, parameter) { return (unsafeDowncast(kept, to: Kept.Instance<T>.self).value, false) }
        let instance = build()
        if Dynamic.unwrapped(instance) != nil {
            keep(Kept.Instance(instance), slot, parameter)  // seams:skip(doubled) Kept twice, it is the same.
        }
        return (instance, true)
    }
}
