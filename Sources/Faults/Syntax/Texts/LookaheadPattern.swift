internal import SwiftSyntax

/// A regular expression that looks ahead for several things: `^(?=.*@)(?=.*[.])`.
struct LookaheadPattern {
    /// Each of the parts that look ahead, and the literal without it.
    let parts: [(text: String, without: String)]

    /// Makes it of a literal; nil for any other node.
    init?(_ node: Syntax) {
        let isText =
            node.as(StringLiteralExprSyntax.self).map { $0.segments.count == 1 && $0.openingQuote.tokenKind == .stringQuote } ?? false
        guard isText || node.is(RegexLiteralExprSyntax.self), node.canStandOnOneLine else { return nil }
        let literal = node.oneLine
        let parts = literal.matches(of: /\(\?[=!][^()]*\)/)
        guard parts.count > 1 else { return nil }
        self.parts = parts.map { part in
            (String(part.output), String(literal[..<part.range.lowerBound] + literal[part.range.upperBound...]))
        }
    }
}
