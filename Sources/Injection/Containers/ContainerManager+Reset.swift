extension ContainerManager {
    /// Undoes what was set for the whole container. Singletons belong to the process and stay.
    ///
    /// - Parameter options: What to undo; after `.all` and `.registration` the container registers by itself anew.
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
        for slot in slots {
            var old: Options?
            _ = slot.edit { current in
                old = current
                return current.reset(options)
            }
            withExtendedLifetime(old) {}
        }
        withExtendedLifetime(old) {}
    }

    /// Drops the cached instances of one scope and leaves the others.
    ///
    /// - Parameter scope: Any scope but a singleton one, which is not the container's: see ``Scope/Singleton/reset()``.
    public func reset(scope: Scope) {
        if scope.kind == .singleton {
            return logger(
                "FACTORY: Singletons are not the container's to reset. Call Scope.singleton.reset(), or reset() on their factory.")
        }
        let slots = lock.withLock {
            for slot in directory.slots { save(slot) }
            return directory.slots
        }
        for slot in slots where slot.belongs(to: scope.id) { slot.clear() }
    }
}
