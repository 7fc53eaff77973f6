public import Synchronization

/// Keeps all that a container knows: registrations, contexts, scopes, decorators and cached instances.
///
/// A container of your own has one:
///
///     final class Services: SharedContainer {
///         @TaskLocal static var shared = Services()
///         let manager = ContainerManager()
///     }
public final class ContainerManager: @unchecked Sendable {
    /// What a resolution must look into, so that what is not used costs one load.
    @usableFromInline let flags = Atomic<UInt32>(Flag.autoRegistrationIsDue)
    /// The table in use, which `directory` owns.
    @usableFromInline let table: Atomic<Unmanaged<SlotTable>>
    let autoRegistration = Work()

    let lock = Lock()
    // What follows is guarded by `lock`.
    var directory = SlotDirectory()
    var settings = Settings()
    var pushes: [Push] = []

    /// Makes the manager of a new container.
    public init() {
        table = Atomic(Unmanaged.passUnretained(directory.table))
    }

    /// What is set for the container as a whole.
    struct Settings {
        var defaultScope: Scope?
        var decorator: ((Any) -> Void)?
        var now: @Sendable () -> ContinuousClock.Instant = { .now }
        var promiseTriggersError = FactoryContext.isDebugBuild && !FactoryContext.current.isPreview
    }

    /// The bits of `flags`.
    @usableFromInline
    enum Flag {
        @usableFromInline static let autoRegistrationIsDue: UInt32 = 1
        @usableFromInline static let defaultScope: UInt32 = 2
        @usableFromInline static let decorator: UInt32 = 4
        @usableFromInline static let slots: UInt32 = 8
        static let pushed: UInt32 = 16
    }

    @inlinable
    var currentFlags: UInt32 { flags.load(ordering: .acquiring) }

    func set(_ flag: UInt32, _ isOn: Bool) {
        if isOn {
            flags.bitwiseOr(flag, ordering: .acquiringAndReleasing)
        } else {
            flags.bitwiseAnd(~flag, ordering: .acquiringAndReleasing)
        }
    }
}

extension ContainerManager {
    /// The scope of factories that have none of their own.
    public var defaultScope: Scope? {
        get { lock.withLock { settings.defaultScope } }
        set { change { $0.defaultScope = newValue } }
    }

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
    func change(_ change: (inout Settings) -> Void) {
        let old: [Settings]
        do {
            lock.lock()
            defer { lock.unlock() }
            old = [settings] + pushes.map(\.settings)
            change(&settings)
            if isAutoRegistering {
                for index in pushes.indices where pushes[index].wasBeforeAutoRegistration { change(&pushes[index].settings) }
            }
            raiseFlags()
        }
        withExtendedLifetime(old) {}
    }

    func raiseFlags() {
        set(Flag.defaultScope, settings.defaultScope != nil)
        set(Flag.decorator, settings.decorator != nil)
    }
}

extension ContainerManager {
    /// Returns the slot of a factory, made now if this is the first time.
    @usableFromInline
    func makeSlot<P, T>(_ declaration: Declaration) -> Slot<P, T> {
        let type = UInt(bitPattern: ObjectIdentifier(Slot<P, T>.self))
        return lock.withLock {
            let slot = directory.slot(type: type, name: declaration.name) { Slot<P, T>(declaration) }
            table.store(Unmanaged.passUnretained(directory.table), ordering: .releasing)
            set(Flag.slots, true)
            return unsafeDowncast(slot, to: Slot<P, T>.self)
        }
    }

    /// Returns the slot of a factory if it has one.
    @inlinable
    func findSlot<P, T>(_ name: StaticString, _: Slot<P, T>.Type = Slot<P, T>.self) -> Unmanaged<Slot<P, T>>? {
        let table = table.load(ordering: .acquiring)
        let type = UInt(bitPattern: ObjectIdentifier(Slot<P, T>.self))
        guard let slot = table._withUnsafeGuaranteedRef({ $0.slot(type, name.word) }) else { return nil }
        return Unmanaged.fromOpaque(slot)
    }
}
