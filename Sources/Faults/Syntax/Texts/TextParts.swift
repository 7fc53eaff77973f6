internal import Foundation
internal import SwiftSyntax

/// The values in a text such as `"\(scheme)://\(host)"`, with the parts of a plain text that has the same signs between them.
struct TextParts {
    /// Each value, and the literal of the part that is expected in its place.
    let pairs: [(value: ExprSyntax, expected: String)]
    /// Whether the values are put into a literal, where they need not be texts themselves.
    let isInterpolated: Bool

    /// Takes a plain text apart as another one is put together; nil if it has other signs, or fewer than two values.
    init?(_ text: ExprSyntax, _ plain: ExprSyntax) {
        guard let whole = plain.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
            !whole.contains(where: { "\\\"\n".contains($0) }),
            let (values, signs) = text.interpolated ?? text.joined ?? text.added
        else { return nil }
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
        isInterpolated = text.is(StringLiteralExprSyntax.self)
    }
}

extension ExprSyntax {
    /// The values in a text, and the plain texts before, between and behind them.
    fileprivate typealias Pieces = (values: [ExprSyntax], signs: [String])

    /// The pieces of a literal: `"\(scheme)://\(host)"`.
    fileprivate var interpolated: Pieces? {
        guard let literal = self.as(StringLiteralExprSyntax.self) else { return nil }
        var pieces: Pieces = ([], [""])
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let sign): pieces.signs[pieces.signs.count - 1] += sign.content.text
            case .expressionSegment(let value):
                guard value.expressions.count == 1, let expression = value.expressions.first?.expression else { return nil }
                pieces.values.append(expression)
                pieces.signs.append("")
            @unknown default: return nil
            }
        }
        return pieces
    }

    /// The pieces of a list that is joined: `[scheme, host].joined(separator: "://")`, also without its values that are nil.
    fileprivate var joined: Pieces? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.calledName == "joined",
            call.arguments.first?.label?.text == "separator",
            let sign = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return nil }
        var list = call.receiver
        if let compacted = list?.as(FunctionCallExprSyntax.self), compacted.calledName == "compactMap" { list = compacted.receiver }
        guard let values = list?.as(ArrayExprSyntax.self)?.elements.map(\.expression), values.count > 1 else { return nil }
        return (values, [""] + Array(repeating: sign, count: values.count - 1) + [""])
    }

    /// The pieces of a sum: `scheme + "://" + host`.
    fileprivate var added: Pieces? {
        guard self.is(InfixOperatorExprSyntax.self) else { return nil }
        var pieces: Pieces = ([], [""])
        for addend in addends {
            if let sign = addend.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
                pieces.signs[pieces.signs.count - 1] += sign
            } else {
                pieces.values.append(addend)
                pieces.signs.append("")
            }
        }
        return pieces
    }

    private var addends: [ExprSyntax] {
        guard let sum = self.as(InfixOperatorExprSyntax.self), sum.operator.trimmedDescription == "+" else { return [self] }
        return sum.leftOperand.addends + sum.rightOperand.addends
    }
}
