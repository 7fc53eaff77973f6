import Foundation
internal import Injection
internal import RunnerProtocol

/// The state of the process that a test shares with other tests and must leave as it was.
struct Surroundings {
    private let containers = SharedContainers.state
    private let circumstances = SharedContainers.circumstances
    private let variables = ProcessInfo.processInfo.environment
    private let folder = FileManager.default.currentDirectoryPath

    /// Lists the changes since an earlier moment, in a fixed order.
    func leftovers(since earlier: Surroundings) -> [Leftover] {
        let depths = containers.depths.filter { $0.value > earlier.containers.depths[$0.key] ?? 0 }.keys.sorted()
        let changes = containers.changes(since: earlier.containers).compactMap(Leftover.init)
        return depths.map { .push(container: $0) } + changes.sorted { "\($0)" < "\($1)" }
            + Self.changedKeys(circumstances, earlier.circumstances).map { .circumstance($0) }
            + Self.changedKeys(variables, earlier.variables).map { .variable($0) }
            + (folder == earlier.folder ? [] : [.folder])
    }

    private static func changedKeys(_ one: [String: String], _ other: [String: String]) -> [String] {
        Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }.sorted()
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
