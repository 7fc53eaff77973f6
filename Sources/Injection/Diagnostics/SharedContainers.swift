#if DEBUG
import Synchronization

/// The state of all shared containers, for a tool that looks for what a test leaves behind.
///
/// Nothing is watched, and nothing costs anything, until ``watch()`` is called. It exists in debug builds only.
package enum SharedContainers {
    /// A change to a container that outlives the code that made it.
    package enum Change: Hashable, Sendable {
        case registration
        /// A closure for a context, such as `argument "dark"`.
        case context(String)
        case decorator
        /// An instance that a registration or a context has made, and that the scope still keeps.
        case instance
        case defaultScope
    }

    /// The place of a change.
    package struct Key: Hashable, Sendable {
        /// The container's type; nil for a singleton, which belongs to none.
        package var container: String?
        /// The factory's name; nil for the whole container.
        package var factory: String?
        /// The kind of the change.
        package var change: Change
    }

    /// The state at one moment.
    package struct State {
        /// The number of pushes without a pop, by the container's type.
        package fileprivate(set) var depths: [String: Int] = [:]
        /// The object that each change has put there.
        fileprivate var objects: [Key: AnyObject] = [:]

        /// The changes that an earlier state does not have, apart from those of auto-registration.
        package func changes(since earlier: State) -> Set<Key> {
            let own = SharedContainers.lock.withLock { SharedContainers.registry.ofAutoRegistration }
            return Set(
                objects.filter { key, object in
                    earlier.objects[key] !== object && own[key]?.contains { $0 === object } != true
                }.keys)
        }
    }

    private struct Registry {
        var containers: [(type: any SharedContainer.Type, instance: () -> AnyObject?)] = []
        /// The objects that auto-registration has put into containers.
        var ofAutoRegistration: [Key: [AnyObject]] = [:]
    }

    private static let lock = Lock()
    // Guarded by `lock`.
    private nonisolated(unsafe) static var registry = Registry()
    private static let isWatching = Atomic(false)

    /// Begins to watch.
    package static func watch() {
        isWatching.store(true, ordering: .relaxed)
    }

    /// Notes a container before its first use, with what its auto-registration has put there.
    static func note(_ container: AnyObject, _ manager: ContainerManager) {
        guard isWatching.load(ordering: .relaxed), let type = Swift.type(of: container) as? any SharedContainer.Type else { return }
        var state = State()
        manager.add(to: &state, called: "\(type)")  // seams:skip(doubled) The second time adds the same.
        lock.withLock {
            registry.containers.append((type, { [weak container] in container }))  // seams:skip(doubled) The second time adds the same.
            // seams:skip(doubled) The second time adds the same.
            for (key, object) in state.objects { registry.ofAutoRegistration[key, default: []].append(object) }
        }
    }

    /// The present state of the shared containers that exist.
    package static var state: State {
        // Asking a type for its shared container would make one, so only the types that have an instance already are asked.
        let types: [any SharedContainer.Type] = lock.withLock {
            registry.containers.removeAll { $0.instance() == nil }
            return [Container.self] + registry.containers.map(\.type)
        }
        var state = State()
        var known: Set<ObjectIdentifier> = []
        // seams:skip(always, doubled) The second time adds the same.
        for type in types where known.insert(ObjectIdentifier(type)).inserted {
            type.shared.manager.add(to: &state, called: "\(type)")
        }
        Scope.Singleton.ofProcess.currentCells.forEach { declaration, cell in
            if let maker = cell.maker { state.objects[Key(factory: "\(declaration.name.text)", change: .instance)] = maker }
        }
        return state
    }
}

extension ContainerManager {
    fileprivate func add(to state: inout SharedContainers.State, called name: String) {
        let (slots, settings, depth) = lock.withLock { (directory.slots, self.settings, pushes.count) }
        state.depths[name] = depth
        var found: [(object: AnyObject?, change: SharedContainers.Change, factory: String?)] = [
            (settings.defaultScope, .defaultScope, nil), (settings.decorator == nil ? nil : settings, .decorator, nil),
        ]
        for slot in slots {
            let (options, factory) = (slot.currentOptions, "\(slot.declaration.name.text)")
            found += [(options.registration, .registration, factory), (options.extras?.decorator, .decorator, factory)]
            found += (options.extras?.contexts.all ?? []).map { ($0.closure, .context($0.context), factory) }
            // If the registration itself is still there, it says enough.
            if slot.maker !== options.registration { found += [(slot.maker, .instance, factory)] }
        }
        for case (let object?, let change, let factory) in found {
            state.objects[SharedContainers.Key(container: name, factory: factory, change: change)] = object
        }
    }
}

extension SharedContainers {
    /// The process's `FactoryContext` in words, by the name of each part; a runtime argument is a part of its own.
    package static var circumstances: [String: String] {
        let context = FactoryContext.saved?.context ?? FactoryContext()
        let parts = [
            "isPreview": "\(context.isPreview)", "isTest": "\(context.isTest)", "isSimulator": "\(context.isSimulator)",
            "isDebug": "\(context.isDebug)", "arguments": "\(context.arguments)",
        ]
        let arguments = context.runtimeArguments.map { ("runtimeArguments[\"\($0)\"]", $1) }
        return parts.merging(arguments) { part, _ in part }
    }
}
#endif
