// Internals for tests, under the names that Factory's own test suite uses.

extension ContainerManager {
    /// Returns whether the container holds nothing of the kind that the options name.
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

/// The function that ends the process; a test replaces it to read the message instead.
var triggerFatalError: (@autoclosure () -> String, StaticString, UInt) -> Never {
    get { Diagnostics.fatalError }
    set { Diagnostics.fatalError = newValue }
}

/// Whether circular dependencies are detected.
var globalCircularDependencyTesting: Bool {
    get { Diagnostics.detectsCycles.load(ordering: .relaxed) }
    set { Diagnostics.detectsCycles.store(newValue, ordering: .relaxed) }
}

/// The labels of the factories that are running on the calling thread.
var globalCircularDependencyKeys: [String] {
    ThreadState.current.running.map(\.label)
}
