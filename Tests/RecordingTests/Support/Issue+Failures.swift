import Synchronization
import Testing

/// Runs `body` and returns its failures, which then do not fail the current test.
func failures(of body: () async throws -> Void) async rethrows -> [Issue] {
    let issues = Mutex<[Issue]>([])
    try await withKnownIssue(isIntermittent: true) {
        try await body()
    } matching: { issue in
        issues.withLock { $0.append(issue) }
        return true
    }
    return issues.withLock { $0 }
}

extension Issue {
    /// The text of the failure.
    var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}
