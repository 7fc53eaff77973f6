extension ContainerManager {
    /// What a push must bring back. What it has not seen change it need not know.
    struct Push {
        let id: Int
        /// The settings as they were, once they have changed.
        var settings: Settings?
        /// Whether auto-registration had not run yet, so that what it does is not this push's to undo.
        var wasBeforeAutoRegistration: Bool
        let context: FactoryContext.Snapshot?
        /// Where this push begins in the journal.
        let slots: Int
        let singletons: Int
    }

    /// What the pushes have seen change, as it was before: the last push's at the end.
    struct Journal {
        var slots: [Slot.Saved] = []
        /// The singletons whose registration was touched.
        var singletons: [(cell: Cell, content: Cell.Content?)] = []

        /// Takes out what a push has seen change. The last slot comes apart from the others, as for one no array has to be made.
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

    /// Saves the container's state, for ``pop()`` to bring back: costs nothing until something changes.
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

    /// Brings back the state that the last ``push()`` saved; does nothing if there is none.
    ///
    /// Instances that were cached before the push come back identical. Singletons belong to the process and stay, except where a
    /// registration is undone: then the instance from before comes back.
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

    /// The push that must bring back what changes now, if there is one. Called with the lock held.
    private var pushToSaveFor: Int? {
        pushes.indices.last.flatMap { pushes[$0].wasBeforeAutoRegistration && isAutoRegistering ? nil : $0 }
    }

    /// Saves the settings before they change, if the last push has not yet seen that. Called with the lock held.
    func saveSettings() {
        if let last = pushToSaveFor, pushes[last].settings == nil { pushes[last].settings = settings }
    }

    /// Saves a slot before it changes, if the last push has not yet seen it. Called with the lock held.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - singleton: The factory's singleton, if the change concerns what it is.
    func save(_ slot: Slot, singleton: Cell? = nil) {
        guard let last = pushToSaveFor else { return }
        if let singleton { journal.singletons.append((singleton, singleton.saved)) }
        if let saved = slot.save(at: pushes[last].id) { journal.slots.append(saved) }
    }
}
