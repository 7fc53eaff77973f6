import Synchronization

/// The state of one container: registrations, contexts, scopes, decorators and cached instances.
///
/// A custom container type declares one:
///
///     final class Services: SharedContainer {
///         @TaskLocal static var shared = Services()
///         let manager = ContainerManager()
///     }
public final class ContainerManager: @unchecked Sendable {
    @usableFromInline let head: UnsafeMutablePointer<ManagerHead>
    let autoRegistration: Work

    let lock = Lock()
    // The properties below are guarded by `lock`.
    let directory = SlotDirectory()
    @exclusivity(unchecked) var settings = Settings()
    @exclusivity(unchecked) var pushes: [Push] = []
    /// The previous state of every slot that changed since the first push, those of the most recent push last.
    @exclusivity(unchecked) var savedSlots: [Slot.Saved] = []
    /// The singletons whose registration changed since the first push, likewise.
    @exclusivity(unchecked) var savedSingletons: [(cell: Cell, content: Cell.Content?)] = []
    @exclusivity(unchecked) var pushCount = 0  // seams:skip Any number that no push has does the same.

    /// Creates the manager of a new container.
    public init() {
        head = .allocate(capacity: 1)
        // Only the address of the lock is used here, before the lock is initialized.
        autoRegistration = Work(withUnsafeMutablePointer(to: &head.pointee.autoRegistrationLock) { $0 })
        head.initialize(to: ManagerHead(of: self, directory.table))  // seams:skip(doubled) Initialized twice, it is the same.
    }

    // seams:skip It holds nothing to release, and memory that is not freed changes no answer.
    deinit {
        head.deinitialize(count: 1)
        head.deallocate()
    }

    /// The settings of the whole container; every change replaces the object, so that saving it means keeping a reference.
    final class Settings {
        fileprivate(set) var defaultScope: Scope?
        fileprivate(set) var decorator: ((Any) -> Void)?
        fileprivate(set) var now: @Sendable () -> ContinuousClock.Instant = { .now }
        var promiseTriggersError =
            !FactoryContext.current.isPreview
            && FactoryContext.isDebugBuild  // seams:skip Faults are planted in debug builds.

        init() {}

        fileprivate func with(_ change: Change) -> Settings {
            let copy = Settings()
            (copy.defaultScope, copy.decorator, copy.now) = (defaultScope, decorator, now)
            copy.promiseTriggersError = promiseTriggersError
            switch change {
            case .defaultScope(let scope): copy.defaultScope = scope
            case .decorator(let decorator): copy.decorator = decorator
            case .now(let now): copy.now = now
            case .promiseTriggersError(let triggersError): copy.promiseTriggersError = triggersError
            }
            return copy
        }

        /// A new value for one setting.
        enum Change {
            case defaultScope(Scope?)
            case decorator(((Any) -> Void)?)
            case now(@Sendable () -> ContinuousClock.Instant)
            case promiseTriggersError(Bool)
        }
    }
}

extension ContainerManager {
    /// The scope of factories without a scope of their own.
    public var defaultScope: Scope? {
        get { lock.withLock { settings.defaultScope } }
        set { change(.defaultScope(newValue)) }  // seams:skip(doubled) Set twice, it is the same.
    }

    /// The default scope, read without the lock while none is set.
    var defaultScopeIfSet: Scope? {
        head.pointee.has(ManagerHead.defaultScope) ? defaultScope : nil  // seams:skip A shortcut: otherwise there is none.
    }

    /// The monotonic clock for factories with a time to live, which a test can replace.
    public var now: @Sendable () -> ContinuousClock.Instant {
        get { lock.withLock { settings.now } }
        set { change(.now(newValue)) }  // seams:skip(doubled) Set twice, it is the same.
    }

    var decorator: ((Any) -> Void)? {
        get { lock.withLock { settings.decorator } }
        set { change(.decorator(newValue)) }  // seams:skip(doubled) Set twice, it is the same.
    }

    /// Changes the settings; a change by auto-registration survives the pop of an earlier push.
    func change(_ change: Settings.Change) {
        let old = lock.withLock {
            // The replaced settings are released after the lock.
            let old = (settings, pushes.map(\.settings))
            saveSettings()
            settings = settings.with(change)
            if isAutoRegistering {
                for index in pushes.indices where pushes[index].wasBeforeAutoRegistration {
                    pushes[index].settings = pushes[index].settings?.with(change)
                }
            }
            raiseFlags()  // seams:skip(doubled) Raised twice, they are the same.
            return old
        }
        withExtendedLifetime(old) {}
    }

    func raiseFlags() {
        head.pointee.set(ManagerHead.defaultScope, settings.defaultScope != nil)  // seams:skip A raised flag only takes the long way.
        head.pointee.set(ManagerHead.decorator, settings.decorator != nil)  // seams:skip A raised flag only takes the long way.
    }
}

extension ContainerManager {
    /// Returns the slot of a factory, and creates it at first use.
    func slot(_ declaration: Declaration) -> Slot {
        lock.withLock {
            // seams:skip A shortcut: the directory finds what a table lacks.
            defer { head.pointee.table.store(directory.table.memory, ordering: .releasing) }
            return directory.slot(declaration, head)
        }
    }
}
