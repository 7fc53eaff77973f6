package import Foundation

/// The findings that a project has accepted, from an earlier `kata survey --json`.
package struct Baseline: Sendable {
    private struct Record: Decodable {
        struct Finding: Decodable {
            var id: String
            var category: String
        }

        var version: Int
        var indexed: Bool
        var findings: [Finding]
    }

    private let identities: Set<String>

    /// Reads a baseline; nil if the bytes are no report of `kata survey` in this version.
    package init?(_ bytes: Data) {
        guard let record = try? JSONDecoder().decode(Record.self, from: bytes), record.version == 1 else { return nil }
        identities = Set(record.findings.map(\.id))
    }

    func contains(_ identity: String) -> Bool { identities.contains(identity) }
}
