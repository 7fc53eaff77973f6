import Foundation
internal import RunnerProtocol

/// The state of the process that a test shares with other tests and must leave as it was.
struct Surroundings {
    private let containers = Containers()
    private let variables = ProcessInfo.processInfo.environment
    private let folder = FileManager.default.currentDirectoryPath

    /// Lists the changes since an earlier moment, in a fixed order.
    func leftovers(since earlier: Surroundings) -> [Leftover] {
        containers.leftovers(since: earlier.containers) + variables.changedKeys(since: earlier.variables).map { .variable($0) }
            + (folder == earlier.folder ? [] : [.folder])
    }
}

extension [String: String] {
    func changedKeys(since earlier: [String: String]) -> [String] {
        Set(keys).union(earlier.keys).filter { self[$0] != earlier[$0] }.sorted()
    }
}
