/// All that one container knows of one factory: its options and, as a ``Cell``, its cached instance.
final class Slot: Cell, @unchecked Sendable {
    let declaration: Declaration
    /// The push under which this slot was last saved, 0 if none. Guarded by `lock`, as everything in a cell is.
    @exclusivity(unchecked) fileprivate var savedAt = 0

    init(_ declaration: Declaration, in memory: HeadMemory, _ manager: UnsafeMutablePointer<ManagerHead>) {
        self.declaration = declaration
        super.init(in: memory, type: declaration.type, manager)
    }

    /// The options as they are now.
    var currentOptions: Options { lock.withLock { head.pointee.options } }

    /// Edits the options, and drops the cached instances if the edit says so.
    ///
    /// - Parameter edit: Returns which instances to drop; runs with the lock held, so what it replaces it must keep for a while.
    /// - Returns: What the closure returns.
    @inline(__always)
    func edit(_ edit: (inout Options) -> Dropping) -> Dropping {
        lock.lock()
        let dropping = edit(&head.pointee.options)
        let old = dropping == .nothing ? nil : exchange()
        publish()
        lock.unlock()
        withExtendedLifetime(old) {}
        return dropping
    }

    fileprivate func publish() {
        head.pointee.summary.store(head.pointee.options.summary, ordering: .releasing)
    }

    /// All that a push must bring back.
    struct Saved {
        // The manager keeps its slots for as long as itself.
        fileprivate unowned(unsafe) let slot: Slot
        fileprivate var options: Options
        fileprivate var content: Content?
        fileprivate let savedAt: Int

        /// Puts the state back into the slot, and takes what was there in its place, to be let go of with this.
        mutating func exchange() {
            slot.lock.lock()
            swap(&slot.head.pointee.options, &options)
            content = slot.exchange(content)
            slot.savedAt = savedAt
            slot.publish()
            slot.lock.unlock()
        }
    }

    /// Returns the present state, nil if it was already saved for this push.
    func save(at push: Int) -> Saved? {
        lock.withLock {
            guard savedAt != push else { return nil }
            defer { savedAt = push }
            return Saved(slot: self, options: head.pointee.options, content: content, savedAt: savedAt)
        }
    }

    /// The cell of this factory's singleton.
    func singleton(of scope: Scope.Singleton = .singleton) -> Cell {
        let cell = scope.cell(declaration)
        if scope === Scope.Singleton.ofProcess { head.pointee.singleton.store(cell.head, ordering: .releasing) }
        return cell
    }
}
