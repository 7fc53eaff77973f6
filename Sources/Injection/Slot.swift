import Synchronization

/// All that one container knows of one factory: its options and, as a ``Cell``, its cached instance.
@usableFromInline
final class Slot<P, T>: Cell<T>, AnySlot, @unchecked Sendable {
    let declaration: Declaration
    // Guarded by `lock`, as everything in a cell is.
    private var options = Options<P, T>()
    /// The push under which this slot was last saved, 0 if none.
    private var savedAt = 0

    init(_ declaration: Declaration) {
        self.declaration = declaration
    }

    var headAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(head) }

    /// The options as they are now.
    var currentOptions: Options<P, T> {
        lock.withLock { options }
    }

    /// Changes the options, and drops the cached instances if the change says so.
    ///
    /// - Parameter change: Returns which instances to drop; runs with the lock held.
    func change(_ change: (inout Options<P, T>) -> Dropping) {
        let old: (Options<P, T>, Content?)
        do {
            lock.lock()
            defer { lock.unlock() }
            let before = options
            old = (before, change(&options) == .nothing ? nil : drop())
            head.pointee.summary.store(options.summary, ordering: .releasing)
        }
        withExtendedLifetime(old) {}
    }

    func reset(_ options: FactoryResetOptions) {
        change { $0.reset(options) }
    }

    func saved(at push: Int) -> (() -> Void)? {
        lock.withLock {
            guard savedAt != push else { return nil }
            let (options, content, savedAt) = (options, content, savedAt)
            self.savedAt = push
            return { self.restore(options, content, savedAt) }
        }
    }

    private func restore(_ saved: Options<P, T>, _ content: Content, _ savedAt: Int) {
        let old: (Options<P, T>, Content)
        do {
            lock.lock()
            defer { lock.unlock() }
            old = (options, self.content)
            (options, self.content, self.savedAt) = (saved, content, savedAt)
            head.pointee.summary.store(options.summary, ordering: .releasing)
        }
        withExtendedLifetime(old) {}
    }

    /// The cell of this factory's singleton.
    func singleton(of scope: Scope.Singleton = .singleton) -> Cell<T> {
        let cell: Cell<T> = scope.cell(declaration)
        if scope === Scope.Singleton.ofProcess {
            head.pointee.singleton.store(UnsafeMutableRawPointer(cell.head), ordering: .releasing)
        }
        return cell
    }

    func savedSingleton() -> () -> Void {
        let cell = singleton()
        let content = cell.lock.withLock { cell.content }
        return { cell.replace(content) }
    }

    func drop(scopeID: UInt32) {
        if lock.withLock({ self.scopeID }) == scopeID { clear() }
    }

    var facts: SlotFacts {
        lock.withLock {
            SlotFacts(
                isRegistered: options.registration != nil, hasContexts: !options.contexts.isEmpty, scopeID: options.scope?.id,
                isCached: !isEmpty)
        }
    }
}

/// A slot whatever it makes, for what concerns the container as a whole.
protocol AnySlot: AnyObject, Sendable {
    /// The address of its ``CellHead``.
    var headAddress: UnsafeMutableRawPointer { get }
    /// What the container may want to know of it.
    var facts: SlotFacts { get }
    /// Undoes what the options name.
    func reset(_ options: FactoryResetOptions)
    /// Drops the instances of one scope.
    func drop(scopeID: UInt32)
    /// Returns how to bring the present state back, nil if it was already saved for this push.
    func saved(at push: Int) -> (() -> Void)?
    /// Returns how to bring the present singleton back.
    func savedSingleton() -> () -> Void
}

/// What a container wants to know of a slot without its types.
struct SlotFacts {
    var isRegistered: Bool
    var hasContexts: Bool
    var scopeID: UInt32?
    var isCached: Bool
}
