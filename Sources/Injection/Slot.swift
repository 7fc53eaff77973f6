import Synchronization

/// All that one container knows of one factory: its options and, as a ``Cell``, its cached instance.
final class Slot: Cell, @unchecked Sendable {
    let declaration: Declaration
    // Guarded by `lock`, as everything in a cell is.
    @exclusivity(unchecked) private var options = Options()
    /// The push under which this slot was last saved, 0 if none.
    @exclusivity(unchecked) private var savedAt = 0

    init(_ declaration: Declaration) {
        self.declaration = declaration
    }

    /// The options as they are now.
    var currentOptions: Options { lock.withLock { options } }

    /// Changes the options, and drops the cached instances if the change says so.
    ///
    /// - Parameter change: Returns which instances to drop; runs with the lock held.
    func change(_ change: (inout Options) -> Dropping) {
        let old: (Options, Content?)
        do {
            lock.lock()
            defer { lock.unlock() }
            let before = options
            old = (before, change(&options) == .nothing ? nil : exchange())
            head.publish(options)
        }
        withExtendedLifetime(old) {}
    }

    /// All that a push must bring back.
    struct Saved {
        let slot: Slot
        fileprivate let options: Options
        fileprivate let content: Content
        fileprivate let savedAt: Int
    }

    /// Returns the present state, nil if it was already saved for this push.
    func save(at push: Int) -> Saved? {
        lock.withLock {
            guard savedAt != push else { return nil }
            defer { savedAt = push }
            return Saved(slot: self, options: options, content: content, savedAt: savedAt)
        }
    }

    func restore(_ saved: Saved) {
        let old: (Options, Content)
        do {
            lock.lock()
            defer { lock.unlock() }
            old = (options, exchange(saved.content))
            (options, savedAt) = (saved.options, saved.savedAt)
            head.publish(options)
        }
        withExtendedLifetime(old) {}
    }

    /// The cell of this factory's singleton.
    func singleton(of scope: Scope.Singleton = .singleton) -> Cell {
        let cell = scope.cell(declaration)
        if scope === Scope.Singleton.ofProcess { head.pointee.singleton.store(cell.head, ordering: .releasing) }
        return cell
    }
}
