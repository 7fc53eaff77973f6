/// The state of one factory in one container: its options and, as a ``Cell``, its cached instance.
final class Slot: Cell, @unchecked Sendable {
    let declaration: Declaration
    /// The id of the push that last saved this slot, or 0; guarded by `lock`, like everything in a cell.
    @exclusivity(unchecked) fileprivate var savedAt = 0

    init(_ declaration: Declaration, in memory: HeadMemory, _ manager: UnsafeMutablePointer<ManagerHead>) {
        self.declaration = declaration
        super.init(in: memory, type: declaration.type, manager)
    }

    /// The current options.
    var currentOptions: Options { lock.withLock { head.pointee.options } }

    /// Edits the options, and drops the cached instances if the edit requires it.
    ///
    /// - Parameter edit: A closure that returns which instances to drop. It runs under the lock, so it must keep replaced objects alive
    ///   until the lock is free.
    /// - Returns: The result of the closure.
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

    /// Changes the options, and drops the cached instances if the change requires it.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - isPastOnce: Whether `once()` must have frozen the options, or must not; nil if it makes no difference.
    /// - Returns: The instances to drop.
    @discardableResult @inline(never)
    func apply(_ change: Options.Change, isPastOnce: Bool? = nil) -> Dropping {
        // The replaced options are released after the lock.
        var old: Options?
        defer { withExtendedLifetime(old) {} }
        return edit { options in
            old = options
            return options.once == isPastOnce ?? options.once ? options.apply(change) : .nothing
        }
    }

    fileprivate func publish() {
        head.pointee.summary.store(head.pointee.options.summary, ordering: .releasing)
    }

    /// The saved state of a slot, which a pop restores.
    struct Saved {
        // The manager keeps its slots alive as long as itself.
        fileprivate unowned(unsafe) let slot: Slot
        fileprivate var options: Options
        fileprivate var content: Content?
        fileprivate let savedAt: Int

        /// Swaps the saved state with the slot's current state, which is then released together with this value.
        mutating func exchange() {
            slot.lock.withLock {
                swap(&slot.head.pointee.options, &options)
                content = slot.exchange(content)
                slot.savedAt = savedAt  // seams:skip(doubled, unset) A slot that is saved twice is restored to its first state.
                slot.publish()
            }
        }
    }

    /// Returns the current state, or nil if this push has already saved it.
    func save(at push: Int) -> Saved? {
        lock.withLock {
            guard savedAt != push else { return nil }
            defer { savedAt = push }
            return Saved(slot: self, options: head.pointee.options, content: content, savedAt: savedAt)
        }
    }

    /// Returns the cell of this factory's singleton.
    @inline(never)
    func singleton(of scope: Scope.Singleton = .singleton) -> Cell {
        let cell = scope.cell(declaration)
        if scope === Scope.Singleton.ofProcess { head.pointee.singleton.store(cell.head, ordering: .releasing) }
        return cell
    }
}

// A slot is its own key.
extension Slot: Hashable {
    static func == (one: Slot, other: Slot) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
