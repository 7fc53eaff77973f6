/// The hard dependencies of a package or a folder; its JSON is the output of `kata survey --json`.
package struct SurveyReport: Codable, Sendable {
    /// A finding that a comment leaves out.
    package struct Skipped: Codable, Sendable {
        package var file: String
        package var line: Int
        package var what: String
        package var reason: String
    }

    package var version = 1
    package var package: String
    /// Whether the compiler's index told the meaning of names.
    package var indexed: Bool
    /// The files that the index does not know, or knows as they were before a change, so that only their text counted.
    package var outdated: Int
    /// The files that cannot be read.
    package var unread: [String]
    /// The files with errors of syntax, behind which something may be missing.
    package var broken: [String]
    /// Whether git told which commits touched the files.
    package var history: Bool
    /// The reason why a package was read as a plain folder; nil if it was not.
    package var note: String?
    package var files: Int
    /// The lines of code.
    package var lines: Int
    /// The findings, the most costly first.
    package var findings: [HardDependency]
    package var skipped: [Skipped]
    /// The identities of the findings that a baseline does not have; nil without a baseline.
    package var new: [String]?

    /// The findings that a baseline does not have; all without one.
    package var newFindings: [HardDependency] {
        guard let new else { return findings }
        let identities = Set(new)
        return findings.filter { identities.contains($0.id) }
    }

    /// Compares the findings with those of a baseline.
    package mutating func compare(with baseline: Baseline) {
        new = findings.map(\.id).filter { !baseline.contains($0) }
    }
}
