internal import Faults
internal import SwiftSyntax
internal import Workspace

extension Submission {
    /// Finds the first call of `withKnownIssue` in the tests: a failure inside of it fails no test.
    var firstKnownIssue: Place? {
        let parsed = parsedTests()
        for (file, tree) in zip(parsed.sources.files, parsed.trees) {
            guard let token = tree.tokens(viewMode: .sourceAccurate).first(where: { $0.tokenKind == .identifier("withKnownIssue") }) else {
                continue
            }
            let line = SourceLocationConverter(fileName: file.path, tree: tree)
                .location(for: token.positionAfterSkippingLeadingTrivia).line
            return Place(file.path, line: line)
        }
        return nil
    }
}
