extension FactoryRegistration {
    /// Returns the instance: what is common is answered here, where the caller's compiler can see it, and the rest by ``resolveFully(_:_:)``.
    @inlinable @inline(__always)
    func resolve(_ parameters: P, _ definition: (P) -> T) -> T {
        #if !DEBUG
        let head = head
        let manager = head.pointee.manager.unsafelyUnwrapped
        if manager.pointee.isPlain {
            switch head.pointee.plan {
            case .callDefinition:
                return manager.pointee.thread.cycle { definition(parameters) }
            case .readCached:
                let kept: T? = head.read()
                // The heads are reached by address alone, so the container that keeps them must be kept.
                _fixLifetime(container as AnyObject)
                if let kept { return kept }
            case .callRegistered:
                let registration = head.readRegistration()
                let thread = manager.pointee.thread
                _fixLifetime(container as AnyObject)
                if let registration {
                    let factory = unsafeDowncast(registration, to: Closure<P, T>.self)
                    return thread.cycle { factory.call(parameters) }
                }
            case .readSingleton:
                if let head = head.singletonOfProcess, let kept: T = head.read() { return kept }
            case .lookCloser: break
            }
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
        let binding = binding
        defer { withExtendedLifetime(binding) {} }
        binding.autoRegisterIfDue()
        let (manager, slot, thread) = (binding.manager, binding.slot, ThreadState.current)
        let options = slot.currentOptions
        // The context's closure counts before the registered one, and that before the definition.
        let inContext = options.hasExtras ? options.contexts.factory(in: FactoryContext.current) : nil
        let factory = (inContext ?? options.registration).map(closure)
        let (instance, isNew) = thread.head.cycle {
            #if DEBUG
            let line = thread.beginLine("\(Swift.type(of: binding.container)).\(slot.declaration.name)<\(T.self)>")
            #endif
            let (instance, isNew) = manager.instance(slot, options, parameterKey(options, parameters), thread) {
                #if DEBUG
                let isWatched = thread.enter(self, parameters)
                defer { if isWatched { thread.leave() } }
                #endif
                return factory.map { $0.call(parameters) } ?? definition(parameters)
            }
            #if DEBUG
            let origin: Origin = inContext != nil ? .context : factory != nil ? .registration : .definition
            thread.endLine(line, isNew ? origin : .cache, instance)
            #endif
            return (instance, isNew)
        }
        if options.hasExtras, let decorator = options.decorator {
            unsafeDowncast(decorator, to: Closure<(T, Bool), Void>.self).call((instance, isNew))
        } else if manager.head.pointee.has(ManagerHead.decorator) {
            manager.decorator?(instance)
        }
        return instance
    }

    /// The registered closure, if there is one.
    var registered: Closure<P, T>? {
        binding.slot.currentOptions.registration.map(closure)
    }

    private func closure(_ object: AnyObject) -> Closure<P, T> {
        unsafeDowncast(object, to: Closure<P, T>.self)
    }

    private func parameterKey(_ options: Options, _ parameters: P) -> AnyHashable? {
        guard options.hasExtras else { return nil }
        return options.parameterKey.map { unsafeDowncast($0, to: Closure<P, AnyHashable>.self).call(parameters) }
    }
}

extension ContainerManager {
    /// Returns the instance that the scope keeps, or builds it.
    func instance<T>(
        _ slot: Slot, _ options: Options, _ parameter: AnyHashable?, _ thread: ThreadState, build: () -> T
    ) -> (T, isNew: Bool) {
        guard let scope = options.scope ?? defaultScopeIfSet, scope.kind != .unique else { return (build(), true) }
        if scope.kind == .graph { return thread.graphInstance(GraphKey(slot: slot, parameter: parameter), build) }
        var cell: Cell = slot
        if let singletons = scope as? Scope.Singleton {
            cell = slot.singleton(of: singletons.isStandard ? .singleton : singletons)
        } else if head.pointee.has(ManagerHead.pushed) {
            lock.withLock { save(slot) }
        }
        if let parameter { cell = cell.variant(parameter) }
        var keeping = Cell.Keeping(scopeID: scope.id, isWeak: scope.kind == .shared)
        if options.hasExtras, let limit = options.timeToLive { (keeping.timeToLive, keeping.now) = (limit, now()) }
        return cell.instance(keeping, on: thread, build: build)
    }
}

extension ThreadState {
    /// Returns the instance of the graph scope that the current cycle has, or builds it.
    func graphInstance<T>(_ key: GraphKey, _ build: () -> T) -> (T, isNew: Bool) {
        if let kept = graph[key] { return (unsafeDowncast(kept, to: Kept.Instance<T>.self).value, false) }
        let instance = build()
        if Dynamic.unwrapped(instance) != nil {
            graph[key] = Kept.Instance(instance)
            head.pointee.hasGraph = true
        }
        return (instance, true)
    }
}
