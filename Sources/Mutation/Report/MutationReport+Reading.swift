package import Foundation

extension MutationReport {
    /// Reads the output of `kata mutate --json`; nil if the bytes are something else, or of another version.
    package init?(json bytes: Data) {
        guard let report = try? JSONDecoder().decode(MutationReport.self, from: bytes), report.version == 1 else { return nil }
        if let shard = report.shard {
            guard Shard.counts.contains(shard.of), shard.parts.allSatisfy((1...shard.of).contains) else { return nil }
        }
        self = report
    }
}
