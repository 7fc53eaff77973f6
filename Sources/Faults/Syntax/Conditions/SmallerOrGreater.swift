internal import SwiftSyntax

/// The smaller or the greater of two values, none of which is a number that is written down: `min(voucher, total)`.
struct SmallerOrGreater {
    private let call: FunctionCallExprSyntax
    private let values: [ExprSyntax]

    /// Makes it of a node; nil for any other one, and for the length of a part of a collection, which is limited anyway.
    init?(_ node: Syntax, _ facts: FunctionFacts) {
        guard let call = node.as(FunctionCallExprSyntax.self), ["min", "max"].contains(call.calledExpression.trimmedDescription),
            let name = call.calledName, !facts.declared.contains(name), !facts.collaborating.contains(name),
            call.arguments.count == 2, call.trailingClosure == nil, !call.isLengthOfPart
        else { return nil }
        values = call.arguments.map(\.expression)
        guard call.arguments.allSatisfy({ $0.label == nil }), values.allSatisfy({ $0.isOpenValue }),
            Set(values.map(\.oneLine)).count == 2
        else { return nil }
        self.call = call
    }

    /// Makes the faults that it is always the one or the other.
    func ignoringOne() -> [Fault] {
        values.map { value in
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
