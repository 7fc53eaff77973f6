internal import SwiftSyntax

/// The smaller or the greater of two values, none of which is a number that is written down: `min(voucher, total)`.
///
/// A difference that is not below zero is one, too: `max(price - voucher, 0)`.
struct SmallerOrGreater {
    private let call: FunctionCallExprSyntax
    private let values: [ExprSyntax]
    /// The values of which each may be the only one that the code uses.
    private let alone: [ExprSyntax]

    /// Makes it of a node; nil for any other one, and for the length of a part of a collection, which is limited anyway.
    init?(_ node: Syntax, _ facts: FunctionFacts) {
        guard let call = node.as(FunctionCallExprSyntax.self), ["min", "max"].contains(call.calledExpression.trimmedDescription),
            let name = call.calledName, !facts.declared.contains(name), !facts.collaborating.contains(name),
            call.arguments.count == 2, call.trailingClosure == nil, !call.isLengthOfPart
        else { return nil }
        values = call.arguments.map(\.expression)
        guard call.arguments.allSatisfy({ $0.label == nil }), Set(values.map(\.oneLine)).count == 2 else { return nil }
        if name == "max", values.contains(where: { $0.knownNumber == 0 || $0.isSpelling(of: "0") }) {
            alone = values.filter(\.isDifference)
        } else {
            let areOpen = values.allSatisfy(\.isOpenValue)
            // Where one is calculated from the other, it may always be the smaller one.
            alone = areOpen && !values[0].isCalculated(with: values[1]) && !values[1].isCalculated(with: values[0]) ? values : []
        }
        guard !alone.isEmpty else { return nil }
        self.call = call
    }

    /// Makes the faults that it is always the one or the other.
    func ignoringOne() -> [Fault] {
        alone.map { value in
            var fault = Fault(
                around: call.textRange, prefix: "(seamsFault(#) ? (\(value.oneLine)) : ", suffix: ")",
                words: "\(call.subject) uses `\(value.oneLine)` in place of `\(call.oneLine)`", before: call.oneLine, after: value.oneLine)
            let other = values.first { $0.id != value.id } ?? value
            let isLess = call.calledName == "min"
            fault.advice =
                "Test a case in which `\(other.oneLine)` is \(isLess ? "less" : "greater") than `\(value.oneLine)`, and expect the exact result."
            return fault
        }
    }
}

extension ExprSyntax {
    /// Whether the value is no number that is known, and nothing is called for it.
    fileprivate var isOpenValue: Bool {
        canStandOnOneLine && callNothing && knownNumber == nil && !self.is(FloatLiteralExprSyntax.self)
    }

    /// Whether it is one value less another one, as a price is that a voucher may exceed.
    var isDifference: Bool {
        guard canStandOnOneLine, let infix = self.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "-" else {
            return false
        }
        return infix.leftOperand.knownNumber == nil && infix.rightOperand.knownNumber == nil
    }

    /// Whether it, or the constant that it names, is a sum, a difference, a product or a quotient with another value in it.
    fileprivate func isCalculated(with other: ExprSyntax) -> Bool {
        guard let infix = (namedConstant ?? self).as(InfixOperatorExprSyntax.self), infix.exchangedOperator != nil else { return false }
        return [infix.leftOperand, infix.rightOperand].contains { operand in
            operand.withoutParentheses.oneLine == other.oneLine || operand.withoutParentheses.isCalculated(with: other)
        }
    }
}

extension FunctionCallExprSyntax {
    /// Whether it says how long a part of a collection is, or where it ends.
    fileprivate var isLengthOfPart: Bool {
        liesIn(until: [.codeBlockItem, .closureExpr]) { node in
            if node.parent?.parent?.is(SubscriptCallExprSyntax.self) == true { return true }
            guard let call = node.parent?.parent?.as(FunctionCallExprSyntax.self), node.is(LabeledExprSyntax.self) else { return false }
            return ["prefix", "suffix", "dropFirst", "dropLast", "index"].contains(call.calledName)
        }
    }
}
