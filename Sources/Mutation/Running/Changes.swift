internal import Building
internal import Foundation

/// The lines that changed in git since a revision, with changes that are not committed.
struct Changes: Sendable {
    private var lines: [String: [ClosedRange<Int>]] = [:]
    /// The files that git does not know yet.
    private var newFiles: Set<String> = []

    /// Asks git.
    ///
    /// - Throws: ``MutationError/unknownRevision(_:)``.
    init(since revision: String, in root: URL) async throws {
        guard try await Self.git(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], in: root) != nil,
            let diff = try await Self.git(
                ["diff", "--unified=0", "--no-color", "--no-ext-diff", "--relative", "--no-renames", revision, "--"], in: root),
            let others = try await Self.git(["ls-files", "--others", "--exclude-standard", "-z"], in: root)
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

    /// The output of git; nil if it fails.
    private static func git(_ arguments: [String], in root: URL) async throws -> String? {
        let outcome = try await Subprocess(
            program: "/usr/bin/env", arguments: ["git", "-c", "core.quotePath=off", "-C", root.path] + arguments, folder: root.path,
            environment: ProcessInfo.processInfo.environment.merging(["GIT_OPTIONAL_LOCKS": "0"]) { $1 },
            limits: .init(seconds: 60, outputBytes: 256 << 20)
        ).run()
        return outcome.ending == .exited(0) ? String(decoding: outcome.standardOutput, as: UTF8.self) : nil
    }
}
