// Internals for tests, under the names that Factory's own test suite uses.

extension ContainerManager {
    /// Returns whether the container holds nothing of the kind that the options name.
    func isEmpty(_ options: FactoryResetOptions) -> Bool {
        let slots = lock.withLock { directory.slots }
        return slots.allSatisfy { slot in
            let (current, isAll) = (slot.currentOptions, options == .all)
            return
                !((isAll || options == .registration) && current.registration != nil
                || (isAll || options == .context) && current.extras?.contexts.isEmpty == false
                || (isAll || options == .scope) && slot.saved?.isEmpty == false)
        }
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
