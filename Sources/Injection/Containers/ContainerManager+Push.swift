extension ContainerManager {
    /// The state that one push restores: only the parts that have changed since.
    struct Push {
        let id: Int
        /// The previous settings, once they have changed.
        var settings: Settings?
        /// Whether auto-registration was still due at the push, in which case a pop keeps its effects.
        var wasBeforeAutoRegistration: Bool
        let context: FactoryContext.Snapshot?
        /// The number of saved slots in the journal at the push; `singletons` likewise.
        let slots: Int
        let singletons: Int
    }

    /// The previous values of everything that changed since the first push, those of the most recent push last.
    struct Journal {
        var slots: [Slot.Saved] = []
        /// The singletons whose registration changed.
        var singletons: [(cell: Cell, content: Cell.Content?)] = []

        /// Removes and returns the entries of one push.
        ///
        /// The last slot is returned separately, because a single slot then needs no array.
        mutating func removeLast(after push: Push) -> (slot: Slot.Saved?, others: Journal?) {
            let slot = slots.count > push.slots ? slots.removeLast() : nil
            if slots.count == push.slots && singletons.count == push.singletons { return (slot, nil) }
            let others = Journal(slots: Array(slots[push.slots...]), singletons: Array(singletons[push.singletons...]))
            slots.removeLast(others.slots.count)
            singletons.removeLast(others.singletons.count)
            return (slot, others)
        }

        mutating func restore() {
            for index in slots.indices { slots[index].exchange() }
            for (cell, content) in singletons.reversed() { cell.restore(content) }
        }
    }

    /// Saves the container's state for ``pop()``, at no cost until something changes.
    public func push() {
        let context = FactoryContext.saved
        lock.lock()
        pushCount += 1
        pushes.append(
            Push(
                id: pushCount, wasBeforeAutoRegistration: head.pointee.autoRegistrationIsDue, context: context,
                slots: journal.slots.count, singletons: journal.singletons.count))
        head.pointee.set(ManagerHead.pushed, true)
        lock.unlock()
    }

    /// Restores the state that the last ``push()`` saved; does nothing without a push.
    ///
    /// Instances that were cached before the push are restored as the same objects. Singletons belong to the process and stay, except where
    /// the pop undoes a registration: there, the singleton from before the push is restored.
    public func pop() {
        lock.lock()
        guard let push = pushes.popLast() else { return lock.unlock() }
        var old: Settings?
        if let saved = push.settings {
            old = settings
            settings = saved
            raiseFlags()
        }
        var (slot, others) = journal.removeLast(after: push)
        head.pointee.set(ManagerHead.pushed, !pushes.isEmpty)
        if !push.wasBeforeAutoRegistration { head.pointee.set(ManagerHead.autoRegistrationIsDue, false) }
        lock.unlock()
        withExtendedLifetime(old) {}
        slot?.exchange()
        others?.restore()
        FactoryContext.restore(push.context)
    }

    /// The index of the push that must save the next change, if there is one; the caller holds the lock.
    private var pushToSaveFor: Int? {
        pushes.indices.last.flatMap { pushes[$0].wasBeforeAutoRegistration && isAutoRegistering ? nil : $0 }
    }

    /// Saves the settings before they change, unless the last push has saved them; the caller holds the lock.
    func saveSettings() {
        if let last = pushToSaveFor, pushes[last].settings == nil { pushes[last].settings = settings }
    }

    /// Saves a slot before it changes, unless the last push has saved it; the caller holds the lock.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - singleton: The factory's singleton, if the change may replace its registration.
    func save(_ slot: Slot, singleton: Cell? = nil) {
        guard let last = pushToSaveFor else { return }
        if let singleton { journal.singletons.append((singleton, singleton.saved)) }
        if let saved = slot.save(at: pushes[last].id) { journal.slots.append(saved) }
    }
}
