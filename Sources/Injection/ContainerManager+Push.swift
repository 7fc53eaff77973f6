import Synchronization

extension ContainerManager {
    /// What a push must bring back.
    struct Push {
        let id: Int
        var settings: Settings
        /// Whether auto-registration had not run yet, so that what it does is not this push's to undo.
        var wasBeforeAutoRegistration: Bool
        /// How to bring back the slots that were touched since, in order.
        var undo: [() -> Void] = []
    }

    private static let pushCount = Atomic<Int>(0)

    /// Saves the container's state, for ``pop()`` to bring back: costs nothing until something changes.
    public func push() {
        let id = ContainerManager.pushCount.add(1, ordering: .relaxed).newValue
        lock.withLock {
            let isDue = head.pointee.has(ManagerHead.autoRegistrationIsDue)
            pushes.append(Push(id: id, settings: settings, wasBeforeAutoRegistration: isDue))
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
        raiseFlags()
        head.pointee.set(ManagerHead.pushed, !pushes.isEmpty)
        if !push.wasBeforeAutoRegistration { head.pointee.set(ManagerHead.autoRegistrationIsDue, false) }
        lock.unlock()
        for undo in push.undo.reversed() { undo() }
        withExtendedLifetime(old) {}
    }

    /// Saves a slot before it changes, if the last push has not yet seen it. Called with the lock held.
    func save(_ slot: any AnySlot, withSingleton: Bool = false) {
        guard let push = pushes.last, !(push.wasBeforeAutoRegistration && isAutoRegistering) else { return }
        if withSingleton { pushes[pushes.count - 1].undo.append(slot.savedSingleton()) }
        if let undo = slot.saved(at: push.id) { pushes[pushes.count - 1].undo.append(undo) }
    }
}
