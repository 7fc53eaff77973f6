internal import SwiftSyntax

extension MacroExpansionExprSyntax {
    /// Makes the faults of moved boundaries in a predicate or an expression of Foundation's.
    ///
    /// Its closure becomes data and may call no function of ours, so each fault is another whole macro.
    func movingBoundaries() -> [Fault] {
        guard ["Predicate", "Expression"].contains(macroName.text), trailingClosure?.statements.count == 1, hasNoComments else { return [] }
        return Comparisons.of(Syntax(self)).flatMap { comparison in
            [comparison.otherOperator, comparison.otherNumber].compactMap { $0 }.map { change in
                let after = text(replacing: change.range, with: change.text)
                return Fault(
                    around: textRange, prefix: "(seamsFault(#) ? \(after) : ", suffix: ")",
                    words: "\(subject) \(change.words) in `\(comparison.infix.oneLine)`", before: oneLine, after: after)
            }
        }
    }

    private var hasNoComments: Bool {
        tokens(viewMode: .sourceAccurate).allSatisfy { token in
            (token.leadingTrivia.pieces + token.trailingTrivia.pieces).allSatisfy(\.isWhitespace)
        }
    }

    /// The text of the macro on one line, with another text at a range of the file.
    private func text(replacing range: Range<Int>, with other: String) -> String {
        let bytes = Array(trimmedDescription.utf8), start = textRange.lowerBound
        let whole = bytes[..<(range.lowerBound - start)] + Array(other.utf8) + bytes[(range.upperBound - start)...]
        return String(decoding: whole, as: UTF8.self).split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
            .joined(separator: " ")
    }
}

/// A comparison with a boundary, and the two ways to move it.
private struct Comparison {
    let infix: InfixOperatorExprSyntax

    typealias Change = (range: Range<Int>, text: String, words: String)

    var otherOperator: Change? {
        let sign = infix.operator.trimmedDescription
        return InfixOperatorExprSyntax.boundaries[sign].map { (infix.operator.textRange, $0, "uses \($0) instead of \(sign)") }
    }

    var otherNumber: Change? {
        guard let boundary = NumberBoundary(of: infix) else { return nil }
        let (other, number) = (boundary.movedText, boundary.expression)
        return (number.textRange, other, "compares with \(other) instead of \(number.oneLine)")
    }
}

/// Collects the comparisons with a boundary in a piece of code.
private final class Comparisons: SyntaxVisitor {
    private var found: [Comparison] = []

    static func of(_ node: Syntax) -> [Comparison] {
        let visitor = Comparisons(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.found
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if InfixOperatorExprSyntax.boundaries[node.operator.trimmedDescription] != nil { found.append(Comparison(infix: node)) }
        return .visitChildren
    }
}
