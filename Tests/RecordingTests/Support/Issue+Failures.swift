import Synchronization
import Testing

/// Runs `body` and returns the failures it recorded in this test, which then do not count against it.
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
    /// What the failure says.
    var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}
