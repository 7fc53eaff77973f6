extension ContainerManager {
    /// What a push must bring back.
    struct Push {
        let id: Int
        var settings: Settings
        /// Whether auto-registration had not run yet, so that what it does is not this push's to undo.
        var wasBeforeAutoRegistration: Bool
        let context: FactoryContext.Snapshot
        /// The slots that were touched since, as they were.
        var slots: [Slot.Saved] = []
        /// The singletons whose registration was touched since, as they were, in order.
        var singletons: [(cell: Cell, content: Cell.Content?)] = []
    }

    /// Saves the container's state, for ``pop()`` to bring back: costs nothing until something changes.
    public func push() {
        let context = FactoryContext.saved
        lock.withLock {
            let isDue = head.pointee.has(ManagerHead.autoRegistrationIsDue)
            pushCount += 1
            pushes.append(Push(id: pushCount, settings: settings, wasBeforeAutoRegistration: isDue, context: context))
            head.pointee.set(ManagerHead.pushed, true)
        }
    }

    /// Brings back the state that the last ``push()`` saved; does nothing if there is none.
    ///
    /// Instances that were cached before the push come back identical. Singletons belong to the process and stay, except where a
    /// registration is undone: then the instance from before comes back.
    public func pop() {
        lock.lock()
        guard let push = pushes.popLast() else { return lock.unlock() }
        let old = settings
        settings = push.settings
        if old !== settings { raiseFlags() }
        head.pointee.set(ManagerHead.pushed, !pushes.isEmpty)
        if !push.wasBeforeAutoRegistration { head.pointee.set(ManagerHead.autoRegistrationIsDue, false) }
        lock.unlock()
        for saved in push.slots { saved.slot.restore(saved) }
        for (cell, content) in push.singletons.reversed() { cell.restore(content) }
        FactoryContext.restore(push.context)
        withExtendedLifetime(old) {}
    }

    /// Saves a slot before it changes, if the last push has not yet seen it. Called with the lock held.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - singleton: The factory's singleton, if the change concerns what it is.
    func save(_ slot: Slot, singleton: Cell? = nil) {
        guard let last = pushes.indices.last, !(pushes[last].wasBeforeAutoRegistration && isAutoRegistering) else { return }
        if let singleton { pushes[last].singletons.append((singleton, singleton.saved)) }
        if let saved = slot.save(at: pushes[last].id) { pushes[last].slots.append(saved) }
    }
}
