package import SwiftSyntax

/// The lines that comments of the form `// seams:skip REASON` leave out, with their reasons.
///
/// At the end of a line, the comment is about that line; on a line of its own, it is about the declaration or statement below it. With
/// kinds of faults, as in `// seams:skip(doubled) REASON`, it is about these only.
package struct SkippedLines: Sendable {
    private struct Skip {
        /// The kinds of faults; nil for all of them.
        var kinds: [Substring]?
        var reason: String
    }

    private var ranges: [(lines: ClosedRange<Int>, skip: Skip)] = []

    /// The kinds of faults that the comments name, with the first line that each is about.
    package var kinds: [(name: String, line: Int)] {
        ranges.flatMap { range in (range.skip.kinds ?? []).map { (String($0), range.lines.lowerBound) } }
    }

    package init(in file: SourceFileSyntax) {
        let converter = SourceLocationConverter(fileName: "", tree: file)
        for token in file.tokens(viewMode: .sourceAccurate) {
            if let skip = Self.skip(in: token.trailingTrivia) {
                let line = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
                ranges.append((line...line, skip))
            }
            if let skip = Self.skip(in: token.leadingTrivia) {
                let node = token.outermostStart
                let first = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
                ranges.append((first...max(first, converter.location(for: node.endPositionBeforeTrailingTrivia).line), skip))
            }
        }
    }

    /// The reason why a line is left out; nil if it is not.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - kind: The kind of a fault on it; nil for anything else than a fault.
    package func reason(for line: Int, kind: String? = nil) -> String? {
        ranges.first { range in
            range.lines.contains(line) && (range.skip.kinds.map { kinds in kinds.contains { $0 == kind ?? "" } } ?? true)
        }?.skip.reason
    }

    private static func skip(in trivia: Trivia) -> Skip? {
        for case .lineComment(let text) in trivia.pieces {
            guard let match = text.wholeMatch(of: /\/\/\s*seams:skip\b(?:\(([a-z, ]*)\))?:?\s*(.*)/) else { continue }
            return Skip(
                kinds: match.1?.split { $0 == "," || $0 == " " }, reason: match.2.isEmpty ? "no reason given" : String(match.2))
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
