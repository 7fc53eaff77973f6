extension ContainerManager {
    /// Resets the whole container, except singletons, which belong to the process.
    ///
    /// - Parameter options: The parts to reset; after `.all` and `.registration`, auto-registration runs again.
    public func reset(options: FactoryResetOptions = .all) {
        if options == .none { return }
        let slots: [Slot]
        let old: Settings
        do {
            lock.lock()
            defer { lock.unlock() }
            slots = directory.slots
            old = settings
            for slot in slots where !pushes.isEmpty {
                let changesWhatIsMade = options.includesRegistrations && slot.currentOptions.registration != nil
                save(slot, singleton: changesWhatIsMade ? slot.singleton() : nil)
            }
            if options == .all {
                saveSettings()
                settings = Settings()
                raiseFlags()
            }
            if options.includesRegistrations { head.pointee.set(ManagerHead.autoRegistrationIsDue, true) }
        }
        for slot in slots { slot.apply(.reset(options)) }
        withExtendedLifetime(old) {}
    }

    /// Drops the cached instances of one scope and keeps all others.
    ///
    /// - Parameter scope: A scope other than a singleton scope, for which there is ``Scope/Singleton/reset()``.
    public func reset(scope: Scope) {
        if scope.kind == .singleton {
            return logger(
                "FACTORY: A container does not reset singletons. Call Scope.singleton.reset(), or reset() on the factory.")
        }
        let slots = lock.withLock {
            for slot in directory.slots { save(slot) }
            return directory.slots
        }
        for slot in slots where slot.belongs(to: scope.id) { slot.clear() }
    }
}
