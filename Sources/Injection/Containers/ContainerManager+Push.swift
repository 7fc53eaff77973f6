extension ContainerManager {
    /// The state that one push restores: only the parts that have changed since.
    struct Push {
        let id: Int
        /// The previous settings, once they have changed.
        var settings: Settings?
        /// Whether auto-registration was still due at the push, in which case a pop keeps its effects.
        var wasBeforeAutoRegistration: Bool
        let context: FactoryContext.Snapshot?
        /// The number of saved slots at the push; `singletons` likewise.
        let slots: Int
        let singletons: Int
    }

    /// Saves the container's state for ``pop()``, at no cost until something changes.
    public func push() {
        let context = FactoryContext.saved
        lock.withLock {
            pushCount += 1  // seams:skip Any number that no other push has does the same.
            pushes.append(
                Push(
                    id: pushCount, wasBeforeAutoRegistration: head.pointee.autoRegistrationIsDue, context: context,
                    slots: savedSlots.count, singletons: savedSingletons.count))
            head.pointee.set(ManagerHead.pushed, true)  // seams:skip(doubled) Raised twice, it is the same.
        }
    }

    /// Restores the state that the last ``push()`` saved; does nothing without a push.
    ///
    /// Instances that were cached before the push are restored as the same objects. Singletons belong to the process and stay, except where
    /// the pop undoes a registration: there, the singleton from before the push is restored.
    public func pop() {
        lock.lock()  // seams:skip Only a race shows it.
        guard let push = pushes.popLast() else { return lock.unlock() }
        var old: Settings?
        if let saved = push.settings {
            old = settings
            settings = saved
            raiseFlags()  // seams:skip(doubled) Raised twice, they are the same.
        }
        // One slot is the common case, which needs no array.
        var slot = savedSlots.count > push.slots ? savedSlots.removeLast() : nil  // seams:skip A shortcut: the others may be all.
        var slots: [Slot.Saved] = []
        var singletons: [(cell: Cell, content: Cell.Content?)] = []
        while savedSlots.count > push.slots { slots.append(savedSlots.removeLast()) }
        while savedSingletons.count > push.singletons { singletons.append(savedSingletons.removeLast()) }
        head.pointee.set(ManagerHead.pushed, !pushes.isEmpty)  // seams:skip A shortcut: without a push, nothing is saved.
        // seams:skip(doubled) Lowered twice, it is the same.
        if !push.wasBeforeAutoRegistration { head.pointee.set(ManagerHead.autoRegistrationIsDue, false) }
        lock.unlock()
        withExtendedLifetime(old) {}
        slot?.exchange()
        for index in slots.indices { slots[index].exchange() }
        for (cell, content) in singletons { cell.restore(content) }  // seams:skip(doubled) Restored twice, it is the same.
        FactoryContext.restore(push.context)  // seams:skip(doubled) Restored twice, it is the same.
    }

    /// The index of the push that must save the next change, if there is one; the caller holds the lock.
    private var pushToSaveFor: Int? {
        guard let last = pushes.indices.last else { return nil }
        return pushes[last].wasBeforeAutoRegistration && isAutoRegistering ? nil : last
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
    @inline(never)
    func save(_ slot: Slot, singleton: Cell? = nil) {
        guard let last = pushToSaveFor else { return }
        if let singleton { savedSingletons.append((singleton, singleton.saved)) }  // seams:skip(doubled) Restored twice, it is the same.
        // seams:skip(doubled) Restored twice, it is the same.
        if let saved = slot.save(at: pushes[last].id) { savedSlots.append(saved) }
    }
}
