internal import Building
internal import Foundation
internal import Workspace

/// The targets, files and faults that the options choose.
struct Choice: Sendable {
    let targets: [OwnPackage.Target]
    private let patterns: [GlobPattern]
    private let shard: Shard?
    private let changes: Changes?

    /// Makes a choice.
    ///
    /// - Throws: ``MutationError`` if an option names something that is not there.
    init(_ options: Mutation.Options, of package: OwnPackage) async throws {
        // Who names a library that helps tests has tests of that library.
        let plantable = package.librariesAndExecutables
        for name in options.targets where !plantable.contains(where: { $0.name == name }) {
            throw MutationError.unknownTarget(name, known: plantable.map(\.name).sorted())
        }
        targets = options.targets.isEmpty ? package.productionTargets : plantable.filter { options.targets.contains($0.name) }
        patterns = options.files.map { GlobPattern($0) }
        for pattern in patterns where !targets.contains(where: { $0.sources.contains(where: pattern.matches) }) {
            throw MutationError.noFile(pattern.text, known: targets.flatMap(\.sources))
        }
        shard = options.shard
        changes = try await options.since.asyncMap { try await Changes(since: $0, in: package.root) }
    }

    /// Whether a file is planted.
    func includes(_ path: String) -> Bool {
        (patterns.isEmpty || patterns.contains { $0.matches(path) }) && (changes?.touches(path) ?? true)
    }

    /// Whether a fault is tried.
    func includes(_ fault: OwnFault) -> Bool {
        (shard?.includes(fault.id) ?? true) && includesInAnyShard(fault)
    }

    /// Whether a fault is tried by this machine or another one.
    func includesInAnyShard(_ fault: OwnFault) -> Bool {
        changes?.touches(fault.planted.path, line: fault.planted.line) ?? true
    }
}

extension Optional {
    fileprivate func asyncMap<Result>(_ transform: (Wrapped) async throws -> Result) async rethrows -> Result? {
        if let self { try await transform(self) } else { nil }
    }
}
