// Windows for tests, by the names that the tests of containers of this kind know.

extension ContainerManager {
    /// Tells whether nothing of what the options name is there.
    func isEmpty(_ options: FactoryResetOptions) -> Bool {
        let slots = lock.withLock { directory.slots }
        let found: [FactoryResetOptions: Bool] = [
            .registration: slots.contains { $0.currentOptions.registration != nil },
            .context: slots.contains { !$0.currentOptions.contexts.isEmpty },
            .scope: slots.contains { $0.saved?.isEmpty == false },
        ]
        return options == .all ? !found.values.contains(true) : found[options] != true
    }
}

/// What ends the process; a test replaces it to see that, and why, the process would have ended.
var triggerFatalError: (@autoclosure () -> String, StaticString, UInt) -> Never {
    get { Diagnostics.fatalError }
    set { Diagnostics.fatalError = newValue }
}

/// Whether a factory that needs itself is found.
var globalCircularDependencyTesting: Bool {
    get { Diagnostics.detectsCycles.load(ordering: .relaxed) }
    set { Diagnostics.detectsCycles.store(newValue, ordering: .relaxed) }
}

/// The factories that are running on the calling thread.
var globalCircularDependencyKeys: [String] {
    ThreadState.current.running.map(\.label)
}
