package import SwiftSyntax

/// The lines that comments of the form `// seams:skip REASON` leave out, with their reasons.
///
/// At the end of a line, the comment is about that line; on a line of its own, it is about the declaration or statement below it.
package struct SkippedLines: Sendable {
    private var ranges: [(lines: ClosedRange<Int>, reason: String)] = []

    package init(in file: SourceFileSyntax) {
        let converter = SourceLocationConverter(fileName: "", tree: file)
        for token in file.tokens(viewMode: .sourceAccurate) {
            if let reason = Self.reason(in: token.trailingTrivia) {
                let line = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
                ranges.append((line...line, reason))
            }
            if let reason = Self.reason(in: token.leadingTrivia) {
                let node = token.outermostStart
                let first = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
                ranges.append((first...max(first, converter.location(for: node.endPositionBeforeTrailingTrivia).line), reason))
            }
        }
    }

    /// The reason why a line is left out; nil if it is not.
    package func reason(for line: Int) -> String? {
        ranges.first { $0.lines.contains(line) }?.reason
    }

    private static func reason(in trivia: Trivia) -> String? {
        for case .lineComment(let text) in trivia.pieces {
            guard let match = text.wholeMatch(of: /\/\/\s*seams:skip\b:?\s*(.*)/) else { continue }
            return match.1.isEmpty ? "no reason given" : String(match.1)
        }
        return nil
    }
}

extension TokenSyntax {
    /// The largest declaration or statement that begins with this token.
    fileprivate var outermostStart: Syntax {
        var found = Syntax(self)
        for node in sequence(first: Syntax(self), next: \.parent) {
            guard node.firstToken(viewMode: .sourceAccurate)?.id == id else { break }
            if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { found = node }
        }
        return found
    }
}
