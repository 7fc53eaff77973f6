import Synchronization

/// Keeps all that a container knows: registrations, contexts, scopes, decorators and cached instances.
///
/// A container of your own has one:
///
///     final class Services: SharedContainer {
///         @TaskLocal static var shared = Services()
///         let manager = ContainerManager()
///     }
public final class ContainerManager: @unchecked Sendable {
    @usableFromInline let head: UnsafeMutablePointer<ManagerHead>
    let autoRegistration: Work

    let lock = Lock()
    // What follows is guarded by `lock`.
    @exclusivity(unchecked) var directory = SlotDirectory()
    @exclusivity(unchecked) var settings = Settings()
    @exclusivity(unchecked) var pushes: [Push] = []
    @exclusivity(unchecked) var journal = Journal()
    @exclusivity(unchecked) var pushCount = 0

    /// Makes the manager of a new container.
    public init() {
        head = .allocate(capacity: 1)
        // Only the address of the lock is taken here, before there is one.
        autoRegistration = Work(withUnsafeMutablePointer(to: &head.pointee.autoRegistrationLock) { $0 })
        head.initialize(to: ManagerHead(of: self, directory.table))
    }

    deinit {
        directory.deallocate()
        head.deinitialize(count: 1)
        head.deallocate()
    }

    /// What is set for the container as a whole; it is replaced as a whole, so that to save it is to keep a reference.
    final class Settings {
        fileprivate(set) var defaultScope: Scope?
        fileprivate(set) var decorator: ((Any) -> Void)?
        fileprivate(set) var now: @Sendable () -> ContinuousClock.Instant = { .now }
        var promiseTriggersError = FactoryContext.isDebugBuild && !FactoryContext.current.isPreview

        init() {}

        fileprivate func with(_ change: (Settings) -> Void) -> Settings {
            let copy = Settings()
            (copy.defaultScope, copy.decorator, copy.now) = (defaultScope, decorator, now)
            copy.promiseTriggersError = promiseTriggersError
            change(copy)
            return copy
        }
    }
}

extension ContainerManager {
    /// The scope of factories that have none of their own.
    public var defaultScope: Scope? {
        get { lock.withLock { settings.defaultScope } }
        set { change { $0.defaultScope = newValue } }
    }

    /// The same, and only a load while there is none.
    var defaultScopeIfSet: Scope? { head.pointee.has(ManagerHead.defaultScope) ? defaultScope : nil }

    /// What time it is for factories with a time to live: a monotonic clock, that a test can replace.
    public var now: @Sendable () -> ContinuousClock.Instant {
        get { lock.withLock { settings.now } }
        set { change { $0.now = newValue } }
    }

    var decorator: ((Any) -> Void)? {
        get { lock.withLock { settings.decorator } }
        set { change { $0.decorator = newValue } }
    }

    /// Changes the settings; what auto-registration sets stays when a push is undone that came before it.
    func change(_ change: (Settings) -> Void) {
        let old: [Settings?]
        do {
            lock.lock()
            defer { lock.unlock() }
            old = [settings] + pushes.map(\.settings)
            saveSettings()
            settings = settings.with(change)
            if isAutoRegistering {
                for index in pushes.indices where pushes[index].wasBeforeAutoRegistration {
                    pushes[index].settings = pushes[index].settings?.with(change)
                }
            }
            raiseFlags()
        }
        withExtendedLifetime(old) {}
    }

    func raiseFlags() {
        head.pointee.set(ManagerHead.defaultScope, settings.defaultScope != nil)
        head.pointee.set(ManagerHead.decorator, settings.decorator != nil)
    }
}

extension ContainerManager {
    /// Returns the slot of a factory, made now if this is the first time.
    func slot(_ declaration: Declaration) -> Slot {
        lock.withLock {
            defer { head.pointee.table.store(directory.table.memory, ordering: .releasing) }
            return directory.slot(declaration, head)
        }
    }
}
