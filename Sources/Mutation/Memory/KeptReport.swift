internal import Building
internal import Foundation
internal import Workspace

/// The report of the last whole run, which is the answer as long as nothing changes.
struct KeptReport: Codable {
    private var key: String
    let start: Mutation.Start
    let report: MutationReport

    private static let name = "report.json"

    /// Keeps the report of a run; one with faults that were not tried is not worth it.
    init?(_ report: MutationReport, _ start: Mutation.Start, of state: PackageState, _ options: Mutation.Options) {
        guard report.faults(.untried).isEmpty, let key = Self.key(state, options) else { return nil }
        self.key = key
        self.start = start
        self.report = report
    }

    /// Finds the report of an earlier run with the same options on the same state.
    static func find(for state: PackageState, _ options: Mutation.Options, in scratch: Scratch) -> KeptReport? {
        guard let kept: KeptReport = try? CachedFile(scratch.folder, name).value(), kept.key == key(state, options) else { return nil }
        return kept
    }

    func write(to scratch: Scratch) {
        try? CachedFile(scratch.folder, Self.name).write(json: self)
    }

    /// The identity of everything that the report depends on; nil if git decides, too.
    private static func key(_ state: PackageState, _ options: Mutation.Options) -> String? {
        guard options.since == nil else { return nil }
        let shard = options.shard.map { "\($0)" } ?? ""
        return ContentHash(
            [state.key, options.targets.joined(separator: ","), options.files.joined(separator: ","), shard]
                + options.skipped.map(\.text) + ["writable"] + options.writable
        ).description
    }
}
