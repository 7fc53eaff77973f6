internal import SwiftSyntax

/// A list of the same truth: `Array(repeating: true, count: 6)`.
struct RepeatedTruths {
    let isTrue: Bool
    let count: Int
    /// The literal of the count.
    let literal: IntegerLiteralExprSyntax

    /// Makes it of an expression; nil for any other list.
    init?(_ expression: ExprSyntax) {
        guard let call = expression.withoutParentheses.as(FunctionCallExprSyntax.self), call.arguments.count == 2,
            let truth = call.arguments.first?.expression.as(BooleanLiteralExprSyntax.self),
            let literal = call.arguments.last?.expression.as(IntegerLiteralExprSyntax.self), let count = literal.representedLiteralValue,
            call.arguments.map({ $0.label?.text }) == ["repeating", "count"], (1..<Int.max).contains(count)
        else { return nil }
        (isTrue, self.literal, self.count) = (truth.literal.tokenKind == .keyword(.true), literal, count)
    }
}

extension InfixOperatorExprSyntax {
    /// The faults that the place at which a table of truths changes is moved by one, if two lists of one truth each are put together.
    var movedTruths: [Fault] {
        guard let first = lastAddendOfLeft.flatMap(RepeatedTruths.init), let second = RepeatedTruths(rightOperand),
            self.operator.trimmedDescription == "+", first.isTrue != second.isTrue
        else { return [] }
        return [-1, 1].map { step in
            Fault(
                [(first, step), (second, -step)].map { list, step in
                    .init(range: list.literal.textRange, prefix: "seamsNumber(#, \(list.count + step), ", suffix: ")")
                },
                of: [Syntax(self)], at: first.literal,
                words: "\(subject) has \(first.isTrue) \(first.count + step) times instead of \(first.count) before it is \(second.isTrue)",
                before: "\(first.count)", after: "\(first.count + step)")
        }
    }

    private var lastAddendOfLeft: ExprSyntax? {
        guard let sum = leftOperand.as(InfixOperatorExprSyntax.self) else { return leftOperand }
        return sum.operator.trimmedDescription == "+" ? sum.rightOperand : nil
    }
}
