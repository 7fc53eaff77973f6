extension ContainerManager {
    /// Resets the whole container, except singletons, which belong to the process.
    ///
    /// - Parameter options: The parts to reset; after `.all` and `.registration`, auto-registration runs again.
    public func reset(options: FactoryResetOptions = .all) {
        let (slots, old) = lock.withLock {
            let before = (slotsAfterSaving(replacingRegistrations: options.includesRegistrations), settings)
            if options == .all {
                saveSettings()
                settings = Settings()
                raiseFlags()  // seams:skip A shortcut: no settings do the same.
            }
            // seams:skip(doubled) Raised twice, it is the same.
            if options.includesRegistrations { head.pointee.set(ManagerHead.autoRegistrationIsDue, true) }
            return before
        }
        for slot in slots { slot.apply(.reset(options)) }  // seams:skip(doubled) A second reset finds nothing to do.
        withExtendedLifetime(old) {}
    }

    /// Drops the cached instances of one scope and keeps all others.
    ///
    /// - Parameter scope: A scope other than a singleton scope, for which there is ``Scope/Singleton/reset()``.
    public func reset(scope: Scope) {
        if scope.kind == Scope.Kind.singleton {
            return logger(
                "FACTORY: A container does not reset singletons. Call Scope.singleton.reset(), or reset() on the factory.")
        }
        let slots = lock.withLock { slotsAfterSaving(replacingRegistrations: false) }
        for slot in slots where slot.belongs(to: scope.id) { slot.clear() }
    }

    /// Returns all slots after saving them for a push; the caller holds the lock.
    @inline(never)
    private func slotsAfterSaving(replacingRegistrations: Bool) -> [Slot] {
        let slots = directory.slots
        if pushes.isEmpty { return slots }  // seams:skip(never) A shortcut: without a push, nothing is saved.
        for slot in slots {
            let changesWhatIsMade = replacingRegistrations && slot.head.readRegistration() != nil
            save(slot, singleton: changesWhatIsMade ? slot.singleton() : nil)  // seams:skip(doubled) The second call finds it saved.
        }
        return slots
    }
}
