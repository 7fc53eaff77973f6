internal import SwiftSyntax

/// A call of an operator as a function: `(<=)(count, 64)`, which is the same as `count <= 64`, also by the name of a constant that holds it.
struct OperatorCall {
    let sign: String
    let left: ExprSyntax
    let right: ExprSyntax
    private let call: FunctionCallExprSyntax

    /// Makes it of a node; nil for any other one.
    init?(_ node: Syntax) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 2, call.trailingClosure == nil,
            let sign = call.calledExpression.operatorInParentheses
                ?? call.calledExpression.namedConstant?.operatorInParentheses
        else { return nil }
        let values = call.arguments.map(\.expression)
        (self.call, self.sign, left, right) = (call, sign, values[0], values[1])
    }

    /// The faults that another operator, or another number, moves its boundary; none without a boundary.
    func movingBoundary() -> [Fault] {
        guard let other = InfixOperatorExprSyntax.boundaries[sign], call.canStandOnOneLine else { return [] }
        let (left, right, text) = (left.oneLine, right.oneLine, call.oneLine)
        let step = ["<", ">="].contains(sign) ? -1 : 1
        var changed = [("uses \(other) instead of \(sign)", "(\(other))(\(left), \(right))")]
        if let number = self.right.knownNumber, number < .max {
            changed.append(("compares with \(number + step) instead of \(right)", "(\(sign))(\(left), \(number + step))"))
        } else if let number = self.left.knownNumber, number < .max {
            changed.append(("compares with \(number - step) instead of \(left)", "(\(sign))(\(number - step), \(right))"))
        }
        return changed.map { words, after in
            Fault(
                around: call.textRange, prefix: "(seamsFault(#) ? \(after) : ", suffix: ")",
                words: "\(call.subject) \(words) in `\(text)`", before: text, after: after)
        }
    }
}

extension ExprSyntax {
    /// The operator that is used as a function: `(<=)`.
    fileprivate var operatorInParentheses: String? {
        guard let function = self.as(TupleExprSyntax.self)?.elements, function.count == 1,
            let name = function.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName,
            case .binaryOperator(let sign) = name.tokenKind
        else { return nil }
        return sign
    }
}
