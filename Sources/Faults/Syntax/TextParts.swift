internal import Foundation
internal import SwiftSyntax

/// The values in a text such as `"\(scheme)://\(host)"`, with the parts of a plain text that has the same signs between them.
struct TextParts {
    /// Each value, and the literal of the part that is expected in its place.
    let pairs: [(value: ExprSyntax, expected: String)]

    /// Takes a plain text apart as another one is put together; nil if it has other signs, or fewer than two values.
    init?(_ text: ExprSyntax, _ plain: ExprSyntax) {
        guard let literal = text.as(StringLiteralExprSyntax.self),
            let whole = plain.as(StringLiteralExprSyntax.self)?.representedLiteralValue, !whole.contains(where: { "\\\"\n".contains($0) })
        else { return nil }
        var (values, signs) = ([ExprSyntax](), [""])
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let sign): signs[signs.count - 1] += sign.content.text
            case .expressionSegment(let value):
                guard value.expressions.count == 1, let expression = value.expressions.first?.expression else { return nil }
                values.append(expression)
                signs.append("")
            @unknown default: return nil
            }
        }
        // Without a sign between two values, nothing says where the first one ends.
        guard values.count > 1, !signs.dropFirst().dropLast().contains(""), whole.hasPrefix(signs[0]) else { return nil }
        var rest = whole.dropFirst(signs[0].count)
        var parts: [String] = []
        for sign in signs.dropFirst() {
            guard let end = sign.isEmpty ? rest.endIndex..<rest.endIndex : rest.firstRange(of: sign) else { return nil }
            parts.append("\"\(rest[..<end.lowerBound])\"")
            rest = rest[end.upperBound...]
        }
        guard rest.isEmpty else { return nil }
        pairs = Array(zip(values, parts))
    }
}
