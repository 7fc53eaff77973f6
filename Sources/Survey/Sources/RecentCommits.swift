internal import Building
internal import Foundation

/// The commits of twelve months that touched each file; none outside of a repository.
struct RecentCommits {
    let counts: [String: Int]
    /// Whether the folder lies in a repository.
    let isKnown: Bool

    init(in root: URL, until now: Date) async throws {
        isKnown = Self.isInRepository(root)
        guard isKnown else {
            counts = [:]
            return
        }
        let start = Calendar(identifier: .gregorian).date(byAdding: .month, value: -12, to: now) ?? now
        let since = Int(start.timeIntervalSince1970)
        let log = try await Git.output(
            [
                "log", "--since=\(since)", "--until=\(Int(now.timeIntervalSince1970))", "--no-merges", "--name-only", "--relative",
                "--format=", "--", "*.swift",
            ],
            in: root)
        counts = (log ?? "").split(separator: "\n").reduce(into: [:]) { $0[String($1), default: 0] += 1 }
    }

    private static func isInRepository(_ folder: URL) -> Bool {
        var candidate = folder
        while candidate.path != "/" {
            if FileManager.default.fileExists(atPath: candidate.appending(path: ".git").path) { return true }
            candidate.deleteLastPathComponent()
        }
        return false
    }
}
