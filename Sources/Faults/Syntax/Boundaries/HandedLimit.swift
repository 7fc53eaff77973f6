internal import SwiftSyntax

/// A number of which something that is compared is made: `Duration.seconds(count) < .seconds(64)`, or `(hour, minute) >= (22, 0)`.
struct HandedLimit {
    /// The code that compares, on one line.
    let code: String
    /// The steps by which another operator does not move the limit.
    let steps: [Int]

    /// Makes it of a number; nil for any other one.
    init?(_ number: IntegerLiteralExprSyntax) {
        guard let value = number.representedLiteralValue, value > 1, value < .max else { return nil }
        var node = Syntax(number)
        var isHanded = false
        while let outer = node.parent {
            if let comparison = outer.as(InfixOperatorExprSyntax.self), isHanded {
                guard let step = Self.steps[comparison.operator.trimmedDescription], comparison.canStandOnOneLine else { return nil }
                let isOnRight = Syntax(comparison.rightOperand).id == node.id
                (code, steps) = (comparison.oneLine, [isOnRight ? step : -step])
                return
            }
            if let call = outer.as(FunctionCallExprSyntax.self), let name = call.calledName {
                guard !Self.ofMoments.contains(name), call.canStandOnOneLine else { return nil }
                if Self.comparing.contains(name) {
                    (code, steps) = (call.oneLine, [-1, 1])
                    return
                }
            }
            if let argument = outer.as(LabeledExprSyntax.self) {
                guard !Self.otherLabels.contains(argument.label?.text ?? "") else { return nil }
                isHanded = isHanded || argument.parent?.parent?.as(TupleExprSyntax.self)?.elements.count != 1
            }
            let isList = outer.is(ArrayElementSyntax.self) || outer.is(ArrayElementListSyntax.self) || outer.is(ArrayExprSyntax.self)
            guard isList || Self.kinds.contains(outer.kind) else { return nil }
            node = outer
        }
        return nil
    }

    private static let steps = ["<": -1, ">=": -1, "<=": 1, ">": 1]
    /// The functions that put two values in order.
    private static let comparing: Set = ["compare", "lexicographicallyPrecedes"]
    /// The labels of numbers that say how something is made.
    private static let otherLabels: Set = ["radix", "precision", "places", "base", "count", "of", "by", "offsetBy"]
    /// The functions that make moments, of which other rules know more.
    private static let ofMoments: Set = ["date", "DateComponents", "dateComponents", "addingTimeInterval", "advanced"]
    private static let kinds: Set<SyntaxKind> = [
        .labeledExpr, .labeledExprList, .functionCallExpr, .tupleExpr, .forceUnwrapExpr,
    ]
}
