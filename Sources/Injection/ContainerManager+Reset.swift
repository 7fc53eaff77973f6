extension ContainerManager {
    /// Undoes what was set for the whole container. Singletons belong to the process and stay.
    ///
    /// - Parameter options: What to undo; after `.all` and `.registration` the container registers by itself anew.
    public func reset(options: FactoryResetOptions = .all) {
        if options == .none { return }
        let slots: [any AnySlot]
        let old: Settings
        do {
            lock.lock()
            defer { lock.unlock() }
            slots = directory.slots
            old = settings
            for slot in slots { save(slot, withSingleton: options.includesRegistrations && slot.facts.isRegistered) }
            if options == .all { settings = Settings() }
            raiseFlags()
            if options.includesRegistrations { head.pointee.set(ManagerHead.autoRegistrationIsDue, true) }
        }
        for slot in slots { slot.reset(options) }
        withExtendedLifetime(old) {}
    }

    /// Drops the cached instances of one scope and leaves the others.
    ///
    /// - Parameter scope: Any scope but a singleton one, which is not the container's: see ``Scope/Singleton/reset()``.
    public func reset(scope: Scope) {
        let slots = lock.withLock {
            for slot in directory.slots { save(slot) }
            return directory.slots
        }
        for slot in slots { slot.drop(scopeID: scope.id) }
    }
}

extension FactoryResetOptions {
    var includesRegistrations: Bool { self == .all || self == .registration }
}
