internal import RunnerProtocol

#if canImport(Injection) && DEBUG
internal import Injection

/// The state of the shared containers, which a test must leave as it was.
struct Containers {
    private let state = SharedContainers.state
    private let circumstances = SharedContainers.circumstances

    /// Starts to follow the shared containers.
    static func watch() {
        SharedContainers.watch()
    }

    /// Lists the changes since an earlier moment, in a fixed order.
    func leftovers(since earlier: Containers) -> [Leftover] {
        let depths = state.depths.filter { $0.value > earlier.state.depths[$0.key] ?? 0 }.keys.sorted()
        let changes = state.changes(since: earlier.state).compactMap(Leftover.init)
        return depths.map { .push(container: $0) } + changes.sorted { "\($0)" < "\($1)" }
            + circumstances.changedKeys(since: earlier.circumstances).map { .circumstance($0) }
    }
}

extension Leftover {
    fileprivate init?(_ key: SharedContainers.Key) {
        switch (key.change, key.container, key.factory) {
        case (.registration, let container?, let factory?): self = .registration(container: container, factory: factory)
        case (.context(let context), let container?, let factory?): self = .context(context, container: container, factory: factory)
        case (.decorator, let container?, let factory): self = .decorator(container: container, factory: factory)
        case (.defaultScope, let container?, _): self = .defaultScope(container: container)
        case (.instance, let container, let factory?): self = .instance(container: container, factory: factory)
        default: return nil
        }
    }
}
#else
/// The state of the shared containers in a program that has none.
struct Containers {
    static func watch() {}

    func leftovers(since earlier: Containers) -> [Leftover] { [] }
}
#endif
