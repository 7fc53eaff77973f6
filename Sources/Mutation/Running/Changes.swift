internal import Building
internal import Foundation

/// The lines that changed in git since a revision, with changes that are not committed.
struct Changes: Sendable {
    private var lines: [String: [ClosedRange<Int>]] = [:]
    /// The files that git does not know yet.
    private var newFiles: Set<String> = []

    /// Asks git.
    ///
    /// - Throws: ``MutationError/unknownRevision(_:)``, or ``MutationError/noRepository``.
    init(since revision: String, in root: URL) async throws {
        guard try await Git.output(["rev-parse", "--git-dir"], in: root) != nil else { throw MutationError.noRepository }
        guard try await Git.output(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], in: root) != nil,
            let diff = try await Git.output(
                ["diff", "--unified=0", "--no-color", "--no-ext-diff", "--relative", "--no-renames", revision, "--"], in: root),
            let others = try await Git.output(["ls-files", "--others", "--exclude-standard", "-z"], in: root)
        else { throw MutationError.unknownRevision(revision) }
        read(diff)
        newFiles = Set(others.split(separator: "\0").map(String.init))
    }

    /// Reads a diff without context.
    init(diff: String, newFiles: Set<String> = []) {
        read(diff)
        self.newFiles = newFiles
    }

    private mutating func read(_ diff: String) {
        var file: String?
        for line in diff.split(separator: "\n") {
            if line.hasPrefix("+++ ") {
                file = line.hasPrefix("+++ b/") ? String(line.dropFirst(6)) : nil
            } else if let file, let match = line.prefixMatch(of: /@@ -\S+ \+([0-9]+)(?:,([0-9]+))? @@/), let first = Int(match.1) {
                let count = match.2.flatMap { Int($0) } ?? 1
                // Where lines are only gone, the code around is what changed.
                lines[file, default: []].append(count == 0 ? max(1, first)...first + 1 : first...first + count - 1)
            }
        }
    }

    func touches(_ path: String) -> Bool {
        newFiles.contains(path) || lines[path] != nil
    }

    func touches(_ path: String, line: Int) -> Bool {
        newFiles.contains(path) || lines[path]?.contains { $0.contains(line) } == true
    }
}
